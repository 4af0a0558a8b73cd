import { describe, expect, test } from 'vitest'
import { parsePageText } from '#content/contract/page-text-rules.ts'
import type { LegalPage } from '#content/contract/player.ts'
import { LEGAL_PAGE_LENGTH_MAX, LEGAL_PAGES } from '#content/contract/rules.ts'
import type { EditingItem } from '#editing/contract/staff.ts'
import { joinWords } from '#platform/contract/burmese-words.ts'
import { LANGUAGES } from '#platform/contract/language.ts'
import { startTestAppWithStaff } from '#tests/support/app/test-app-with-staff.ts'
import { settled } from '#tests/support/partners/sync-catalog.ts'

const { app, consoleClient, editor } = await startTestAppWithStaff(['editor'])

async function read(key: string, lan = 'en'): Promise<LegalPage> {
  await settled()
  return (await app.call('GET', `/api/legal-pages/${key}?lan=${lan}`)).body.data as LegalPage
}

async function itemOf(title: string): Promise<EditingItem> {
  const listed = (await consoleClient.call('GET', '/content/pages', { as: editor })).body.data as EditingItem[]
  const item = listed.find(({ values }) => values.title_en === title)
  if (!item) throw new Error(`no page ${title}`)
  return item
}

const change = (id: number, values: EditingItem['values'], is_on = true) =>
  consoleClient.call('POST', `/content/pages/${id}`, { as: editor, body: { is_on, values } })

describe('every installation has the pages', () => {
  test.each(LEGAL_PAGES)('%s, as drafts in four languages that say the same', async (key) => {
    const pages = await Promise.all(LANGUAGES.map((language) => read(key, language)))

    const shapes = pages.map(({ text }) =>
      parsePageText(text).map((part) => (part.kind === 'list' ? part.items.length : part.kind)),
    )
    expect(shapes).toEqual(LANGUAGES.map(() => shapes[0]))
    expect(shapes[0]?.length).toBeGreaterThan(12)
    expect(new Set(pages.map(({ title }) => title)).size).toBe(LANGUAGES.length)
    for (const page of pages) expect(page).toMatchObject({ key, is_draft: true })
  })

  test('with Latin digits in Burmese, as on all screens', async () => {
    for (const key of LEGAL_PAGES) expect((await read(key, 'mm')).text).not.toMatch(/[\u1040-\u1049]/)
  })

  test('whose Burmese words stay whole at the end of a line', async () => {
    for (const key of LEGAL_PAGES) {
      const { title, text } = await read(key, 'mm')
      expect([title, text]).toEqual([joinWords(title), joinWords(text)])
      expect(text).toContain('\u2060')
    }
  })

  test('and no other page', async () => {
    expect(await app.call('GET', '/api/legal-pages/licences')).toMatchObject({ status: 422 })
  })
})

describe('the staff', () => {
  test('changes a page, removes its mark, and players read it with the day of the change', async () => {
    await app.owner_db`update content.page set changed_at = now() - interval '1 year'`
    const item = await itemOf('Privacy')
    const before = await read('privacy', 'th')

    expect((await change(item.id, { ...item.values, status: 'reviewed' })).status).toBe(200)
    expect(await read('privacy', 'th')).toEqual({ ...before, is_draft: false })

    const text_th = 'ก'.repeat(LEGAL_PAGE_LENGTH_MAX)
    expect((await change(item.id, { ...item.values, status: 'reviewed', text_th })).status).toBe(200)
    const after = await read('privacy', 'th')
    expect(after).toMatchObject({ text: text_th, is_draft: false })
    expect(Date.now() - Date.parse(after.changed_at)).toBeLessThan(60_000)
  })

  test('fills all four languages to the end', async () => {
    const item = await itemOf('Terms')
    const longest = Object.fromEntries(
      LANGUAGES.map((language) => [`text_${language}`, 'က'.repeat(LEGAL_PAGE_LENGTH_MAX)]),
    )

    expect((await change(item.id, { ...item.values, ...longest })).status).toBe(200)
    expect(await change(item.id, { ...item.values, text_mm: `${longest.text_mm}က` })).toMatchObject({
      status: 422,
      body: { error_codes: { text_mm: 'invalid' } },
    })
    expect(await change(item.id, { ...item.values, text_zh: ' ' })).toMatchObject({
      status: 422,
      body: { error_codes: { text_zh: 'required' } },
    })
  })

  test('neither switches a page off, nor adds, nor moves one', async () => {
    const item = await itemOf('Responsible play')
    const body = { is_on: true, values: item.values }

    expect(await change(item.id, item.values, false)).toMatchObject({
      status: 422,
      body: { code: 'values_disagree', message: expect.stringContaining('a page of the law is always shown') },
    })
    expect(await consoleClient.call('POST', '/content/pages', { as: editor, body })).toMatchObject({ status: 404 })
    expect(
      await consoleClient.call('POST', '/content/pages/order', { as: editor, body: { ids: [1, 2, 3] } }),
    ).toMatchObject({
      status: 404,
    })
    expect((await read('responsible-play')).is_draft).toBe(true)
  })
})
