import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Banner } from '#content/contract/player.ts'
import type { EditingItem, EditingKind } from '#editing/contract/staff.ts'
import type { Promotion } from '#promotion/contract/player.ts'
import { startTestAppWithStaff } from '#tests/support/app/test-app-with-staff.ts'
import { settled } from '#tests/support/partners/sync-catalog.ts'

const { app, consoleClient, editor, owner } = await startTestAppWithStaff(['editor', 'owner'])

const say = (path: string, body: object, as = editor) => consoleClient.call('POST', `/content/${path}`, { as, body })
const items = async (kind: string) =>
  (await consoleClient.call('GET', `/content/${kind}`, { as: editor })).body.data as EditingItem[]
async function shown<T>(path: string): Promise<T[]> {
  await settled()
  return (await app.call('GET', `/api${path}`)).body.data as T[]
}
const inAll = (name: string, text: string) =>
  Object.fromEntries(['en', 'mm', 'zh', 'th'].map((language) => [`${name}_${language}`, `${text} ${language}`]))

async function photo(): Promise<string> {
  const picture = sharp({ create: { width: 2_000, height: 900, channels: 3, background: '#a81237' } })
  return (
    await picture
      .withExif({ IFD0: { Artist: 'somebody' } })
      .jpeg()
      .toBuffer()
  ).toString('base64')
}

async function create(kind: string, values: object, as = editor): Promise<number> {
  const reply = await say(kind, { is_on: true, values }, as)
  expect(reply.status, reply.text).toBe(200)
  return (reply.body.data as EditingItem).id
}

test('every kind says what it is made of, and reads back what it was given', async () => {
  const kinds = (await consoleClient.call('GET', '/content', { as: editor })).body.data as EditingKind[]
  expect(kinds.map(({ key }) => key)).toEqual([
    'banners',
    'popups',
    'lines',
    'contacts',
    'videos',
    'pages',
    'promotions',
  ])
  expect(kinds.filter(({ file }) => file !== 'none').map(({ key }) => key)).toEqual(['videos'])
  for (const { key, fields, has_fixed_items } of kinds) {
    const is_scheduled = fields.some(({ name }) => name === 'starts_at')
    expect({ key, is_scheduled }).toEqual({ key, is_scheduled: !has_fixed_items })
    expect((await items(key)).length > 0).toBe(has_fixed_items)
  }
})

test('what a promotion gives is locked for an editor, and open for an owner', async () => {
  const locked = async (as: typeof editor) => {
    const kinds = (await consoleClient.call('GET', '/content', { as })).body.data as EditingKind[]
    return kinds.flatMap(({ fields }) => fields.filter(({ is_locked }) => is_locked).map(({ name }) => name))
  }
  expect(await locked(editor)).toEqual(expect.arrayContaining(['amount', 'wagering_times_100']))
  expect(await locked(editor)).not.toContain('title_en')
  expect(await locked(owner)).toEqual([])
})

test('a banner is made, drawn anew, put in order, scheduled and switched off', async () => {
  const first = await create('banners', { ...inAll('text', 'One'), link: '/promotion' })
  const second = await create('banners', inAll('text', 'Two'))
  for (const id of [first, second]) {
    expect((await say(`banners/${id}/picture`, { language: 'en', picture: await photo() })).status).toBe(200)
  }
  expect((await shown<Banner>('/banner?lan=th')).map(({ text }) => text)).toEqual(['One th', 'Two th'])
  const [banner] = await shown<Banner>('/banner')
  expect(banner).toMatchObject({ img_width: 1080, img_width_small: 540, link: '/promotion' })
  const bytes = (await app.fastify.inject({ url: banner?.img_url ?? '' })).rawPayload
  expect((await sharp(bytes).metadata()).exif).toBeUndefined()

  expect((await say('banners/order', { ids: [second, first] })).status).toBe(200)
  expect((await shown<Banner>('/banner')).map(({ id }) => id)).toEqual([second, first])
  expect((await say('banners/order', { ids: [second] })).body.error_codes).toEqual({ ids: 'order_incomplete' })

  const endsIn = (ms: number) => {
    const ends_at = new Date(Date.now() + ms).toISOString()
    return say(`banners/${second}`, { is_on: true, values: { ...inAll('text', 'Two'), ends_at } })
  }
  await say(`banners/${first}`, { is_on: false, values: inAll('text', 'One') })
  await endsIn(3_600_000)
  expect((await shown<Banner>('/banner')).map(({ id }) => id)).toEqual([second])
  await endsIn(500)
  await expect.poll(() => shown<Banner>('/banner'), { timeout: 10_000 }).toEqual([])
  expect(await items('popups')).toEqual([])
})

test('a promotion gets an offer whose parts fit together, and each change stands in the audit log', async () => {
  const words = { ...inAll('title', 'Gift'), ...inAll('description', 'For you') }
  const half = await say('promotions', { is_on: true, values: { ...words, event: 'visit' } }, owner)
  expect(half.body).toMatchObject({ code: 'values_disagree', message: expect.stringContaining('offer is whole') })
  const offer = { event: 'visit', audience: 'everyone', amount: 1_000, wagering_times_100: 100, wagering_days: 3 }
  const id = await create('promotions', { ...words, ...offer, frequency: 'once' }, owner)
  await say(`promotions/${id}/picture`, { language: 'en', picture: await photo() })

  expect(await shown<Promotion>('/promotion?lan=mm')).toMatchObject([
    { title: 'Gift mm', offer: { amount: 1_000, wagering_times: 1, frequency: 'once' } },
  ])
  const dearer = { is_on: true, values: { ...words, ...offer, amount: 2_000, frequency: 'once' } }
  await say(`promotions/${id}`, dearer, owner)
  const entries = await app.owner_db`
    select action, before, after from staff.audit where object = ${`promotion:${id}`} order by id`
  expect(entries).toMatchObject([
    { action: 'content.create' },
    { action: 'content.picture' },
    { action: 'content.change', before: { amount: 1_000 }, after: { amount: 2_000 } },
  ])
})

test('what a promotion gives is not for an editor to say, but how it reads', async () => {
  const words = { ...inAll('title', 'Gift'), ...inAll('description', 'For you') }
  const offer = { event: 'visit', audience: 'everyone', amount: 1_000, wagering_times_100: 0, wagering_days: 3 }
  const terms = { ...offer, frequency: 'once' }
  const kept = (await items('promotions')).length
  const not_yours = (names: string[]) => Object.fromEntries(names.map((name) => [name, 'not_yours_to_change']))

  const given = await say('promotions', { is_on: true, values: { ...words, ...terms } })
  expect(given.body.error_codes).toEqual(not_yours(Object.keys(terms)))
  expect(await items('promotions')).toHaveLength(kept)

  const id = await create('promotions', { ...words, ...terms }, owner)
  const raised = await say(`promotions/${id}`, { is_on: true, values: { ...words, ...terms, amount: 1_001 } })
  expect(raised.body.error_codes).toEqual(not_yours(['amount']))
  const ended = await say(`promotions/${id}`, { is_on: true, values: words })
  expect(ended.body.error_codes).toEqual(not_yours(Object.keys(terms)))
  const reworded = await say(`promotions/${id}`, {
    is_on: false,
    values: { ...words, ...terms, ...inAll('title', 'Present') },
  })
  expect(reworded.body.data).toMatchObject({ is_on: false, values: { title_en: 'Present en', amount: 1_000 } })
})

test('what does not fit a field is refused by its name', async () => {
  const wrong = { ...inAll('text', 'x'.repeat(301)), link: 'javascript:alert(1)', starts_at: 'tomorrow' }
  expect((await say('banners', { is_on: true, values: wrong })).body.error_codes).toMatchObject({
    text_en: 'invalid',
    link: 'invalid',
    starts_at: 'invalid',
  })
  // A kyat too much, half a kyat, a share too large, a choice that is none, a year with five digits.
  const wild = { amount: 1_000_000_001, deposit_min: 0.5, percent: 201, event: 'birthday', ends_at: 1e15 }
  expect((await say('promotions', { is_on: true, values: wild })).body.error_codes).toMatchObject(
    Object.fromEntries(Object.keys(wild).map((name) => [name, 'invalid'])),
  )
  expect((await say('contacts', { is_on: true, values: {} })).body.error_codes).toEqual({
    name: 'required',
    text: 'required',
    link: 'required',
  })
  const line = await create('lines', inAll('text', 'Welcome'))
  const picture = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')
  expect((await say(`lines/${line}/picture`, { language: 'en', picture })).status).toBe(404)
  const contact = await create('contacts', { name: 'Viber', text: '09', link: 'tel:09400000000' })
  expect((await say(`contacts/${contact}/picture`, { language: 'en', picture })).body.code).toBe('invalid_fields')
  expect((await say('videos', { is_on: true, values: {} })).status).toBe(404)
  expect((await say('secrets', { is_on: true, values: {} })).status).toBe(404)
})
