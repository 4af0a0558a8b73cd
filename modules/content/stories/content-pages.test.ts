import { readFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { seedContentDemo } from '#content/server/index.ts'
import { joinWords } from '#platform/contract/burmese-words.ts'
import { kyat } from '#platform/contract/money.ts'
import { readWebm } from '#platform/server/media/video/read-webm.ts'
import { writeWebm } from '#platform/server/media/video/write-webm.ts'
import { seedPromotionDemo, settleClaims } from '#promotion/server/index.ts'
import { DESKTOP, eventually, open, openMenu, openSite } from '#tests/e2e/harness/browser.ts'
import { openConsoleClient } from '#tests/e2e/harness/console-client.ts'
import { faultsOfAxe } from '#tests/e2e/harness/faults-of-axe.ts'
import { settled } from '#tests/support/partners/sync-catalog.ts'
import { decideRequest } from '#tests/support/use-cases/decide-request.ts'
import { paymentAccount } from '#tests/support/use-cases/payment-accounts.ts'
import { requestWithdrawalFor } from '#tests/support/use-cases/request-from-cashier.ts'

const site = openSite()
const consoleClient = openConsoleClient(site)
beforeAll(async () => {
  await seedContentDemo(site.app.owner_db)
  // It comes over whatever a test does on the first page, and has its own tests.
  await site.app.owner_db`delete from content.banner where kind = 'popup'`
  await seedPromotionDemo(site.app.owner_db)
  await settled()
})

test('a member reads the terms, claims a bonus, stakes it and has it', async () => {
  const player = await site.app.player({ game: kyat(30_000) })
  const page = await site.visit({ as: player })
  await open(page, '/?type=all')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Promotion' }).click()
  await page.getByRole('button', { name: 'Learn More: A gift for new players' }).click()
  const detail = page.getByRole('dialog', { name: 'A gift for new players' })
  await detail.getByText('Wager the bonus 5× within 14 days to move it to your main balance.').waitFor()
  expect(await faultsOfAxe(page)).toEqual([])
  await detail.getByRole('button', { name: 'Claim Offer' }).click()
  await detail.getByText('5,000 Ks added to your bonus balance.').waitFor()
  await detail.getByRole('button', { name: 'Close' }).last().click()
  const active = page.getByRole('region', { name: 'Your active bonus' })
  await active.getByText('0 of 25,000 Ks wagered').waitFor()
  await active.getByText(/^14 days left, until /).waitFor()
  await active.getByText('you can’t claim another bonus').waitFor()
  expect(await faultsOfAxe(page)).toEqual([])

  await site.app.call('POST', '/api/digitbet', {
    token: player.token,
    body: { bet_type: 'big', bet_amount: 25_000, multiplier: 1, rolled_number: 3 },
  })
  await settleClaims(site.app.worker_db)
  await active.getByText('Released').waitFor()
  expect((await site.app.balancesOf(player)).main).toBe(kyat(5_000))
})

test('a claim that is refused says why, and a guest is asked to log in', async () => {
  const player = await site.app.player()
  const page = await site.visit({ as: player, language: 'mm', expects: [/claim answered 409/] })
  await open(page, '/promotion')
  // Known beforehand, it is not offered; the way to it is.
  await page.getByRole('button', { name: new RegExp(joinWords('ယနေ့ ငွေသွင်းမှု')) }).click()
  await page.getByText(joinWords('အနည်းဆုံး 5,000 Ks အရင်ငွေသွင်းပြီးမှ ရယူပါ။')).waitFor()
  expect(await page.getByRole('button', { name: 'ရယူမည်' }).count()).toBe(0)
  const to_deposit = page.getByRole('dialog').getByRole('link', { name: joinWords('ငွေသွင်းမည်') })
  expect(await to_deposit.getAttribute('href')).toBe('/information?tab=transfer')
  expect(await faultsOfAxe(page)).toEqual([])
  await page.keyboard.press('Escape')
  // Another window was faster.
  const known = await site.app.call('GET', '/api/promotion/eligibility', { token: player.token })
  await page.route('**/api/promotion/eligibility', (route) => route.fulfill({ json: known.body }))
  await page.getByRole('button', { name: /ကစားသမားအသစ်/ }).click()
  const claim = page.getByRole('button', { name: 'ရယူမည်' })
  await claim.waitFor()
  const [welcome] = await site.app.owner_db<{ id: number }[]>`select id from promotion.promotion where event = 'visit'`
  await site.app.call('POST', `/api/promotion/${welcome?.id}/claim`, { token: player.token, body: {} })
  await claim.click()
  await page.getByRole('alert').getByText(joinWords('ရယူပြီးဖြစ်ပါသည်။')).waitFor()

  const guest = await site.visit({ viewport: DESKTOP })
  await open(guest, '/promotion')
  await guest.getByRole('button', { name: 'Learn More: 10% on today’s deposit' }).click()
  await guest.getByRole('button', { name: 'Log in to claim' }).click()
  await guest.getByRole('dialog', { name: 'Login' }).waitFor()
})

test('a claim that was refused is claimed by the next press when the reason is gone', async () => {
  const player = await site.app.player()
  const page = await site.visit({ as: player, expects: [/claim answered 403/] })
  const known = await site.app.call('GET', '/api/promotion/eligibility', { token: player.token })
  await page.route('**/api/promotion/eligibility', (route) => route.fulfill({ json: known.body }))
  await open(page, '/promotion')
  await page.getByRole('button', { name: 'Learn More: A gift for new players' }).click()
  const gift = page.getByRole('dialog', { name: 'A gift for new players' })
  const claim = gift.getByRole('button', { name: 'Claim Offer' })
  await claim.waitFor()
  const setStatus = (status: string) =>
    site.app.owner_db`update identity.player set status = ${status} where id = ${player.id}`
  await setStatus('frozen')
  await claim.click()
  await page.getByRole('alert').getByText('This account is on hold.').waitFor()
  await setStatus('active')

  await claim.click()

  await gift.getByText('5,000 Ks added to your bonus balance.').waitFor()
})

test('a bonus that locks out a larger one says so before the claim, and while it is active no other is offered', async () => {
  const player = await site.app.player()
  const page = await site.visit({ as: player })
  await open(page, '/promotion')
  // The larger one is recommended, and not the one that would lock it out.
  const offer = page.getByRole('article').filter({ hasText: '10% on today’s deposit' })
  await offer.getByText('For you: with a deposit of 5,000 Ks or more').waitFor()
  await page.getByRole('button', { name: 'Learn More: A gift for new players' }).click()
  const gift = page.getByRole('dialog', { name: 'A gift for new players' })
  await gift
    .getByText('While this bonus is active you can’t claim a larger one: 10% on today’s deposit, up to 50,000 Ks.')
    .waitFor()
  await gift.getByRole('button', { name: 'Claim Offer' }).click()
  await gift.getByText('5,000 Ks added to your bonus balance.').waitFor()
  await gift.getByRole('button', { name: 'Close' }).last().click()

  await page.getByRole('button', { name: 'Learn More: 10% on today’s deposit' }).click()
  const daily = page.getByRole('dialog', { name: '10% on today’s deposit' })
  await daily.getByText('You have an active bonus. You can claim another when it’s done.').waitFor()
  expect(await daily.getByRole('button', { name: 'Claim Offer' }).count()).toBe(0)
  await eventually(() => page.getByText(/^For you:/).count()).toBe(0)
})

test('anyone who was paid out this month stands in the ranking, with a masked name', async () => {
  const player = await site.app.player({ main: kyat(900_000) })
  const id = await requestWithdrawalFor(site.app, player, await paymentAccount(site.app), { amount: 450_000 })
  const cashier = await consoleClient.console.staff('cashier')
  expect((await decideRequest(consoleClient.console, `/withdrawals/${id}`, { as: cashier })).status).toBe(200)

  const page = await site.visit()
  await open(page, '/ranking')
  const winner = page.getByRole('region', { name: 'Winner of the Month' })
  await winner.getByText('450,000').waitFor()
  expect(await winner.textContent()).not.toContain(player.user.user_name)
  await page.getByRole('button', { name: 'Today' }).click()
  await page.getByRole('table', { name: 'Top withdrawals' }).getByText('450,000').waitFor()
  expect(await faultsOfAxe(page)).toEqual([])
})

test('a card has the Limited Time tag when its promotion ends, and no other card has it', async () => {
  const listed = (await site.app.call('GET', '/api/promotion')).body.data as { title: string; ends_at: string | null }[]
  const page = await site.visit()

  await open(page, '/promotion')

  const cards = page.getByRole('main').locator('article')
  await eventually(() => cards.count()).toBe(listed.length)
  const tagged = await cards
    .filter({ has: page.getByText('Limited Time', { exact: true }) })
    .getByRole('heading')
    .allTextContents()
  const ending = listed.filter(({ ends_at }) => ends_at !== null).map(({ title }) => title)
  expect(tagged).toEqual(ending)
  expect(ending.length).toBeGreaterThan(0)
  expect(ending.length).toBeLessThan(listed.length)
})

test('the first three of the ranking look otherwise than the rest', async () => {
  const page = await site.visit()
  const data = [900_000, 80_000, 70_000, 6_000, 5_000].map((amount, index) => ({
    player_id: `P1••••4${index}`,
    amount,
  }))
  const json = { status: 'Request was successful.', message: '', data }
  await page.route('**/api/toptenwithdraw*', (route) => route.fulfill({ json }))

  // A document brings its ranking along; on a way inside the site it has to come.
  await open(page, '/about')
  await (await openMenu(page)).getByRole('link', { name: 'Ranking' }).click()

  const rows = page.getByRole('table', { name: 'Top withdrawals' }).locator('tbody tr')
  await eventually(() => rows.count()).toBe(5)
  const looks = await rows.evaluateAll((all) =>
    all.map((row) => {
      const cell = row.querySelector('td')
      const mark = row.querySelector('span')
      if (!cell || !mark) throw new Error('a row without cells')
      return [getComputedStyle(cell).backgroundColor, getComputedStyle(mark, '::before').content].join(' ')
    }),
  )
  const [first, second, third, fourth, fifth] = looks
  expect([second, third]).toEqual([first, first])
  expect(fifth).toBe(fourth)
  expect(fourth?.split(' ').filter((part) => first?.split(' ').includes(part))).toEqual([])
})

test('contact copies the hotline, and says so when it cannot be loaded', async () => {
  const page = await site.visit({
    as: await site.app.player(),
    context: { permissions: ['clipboard-read', 'clipboard-write'] },
    expects: [/contact/],
  })
  await page.route('**/api/contact', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
  await open(page, '/about')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click()
  await page.getByText('Failed to load contact information').waitFor()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByText('Our service is 24/7 for you.').waitFor()
  await page.getByRole('button', { name: 'Copy' }).click()
  await page.getByText('Copied to clipboard').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('09 400 000 000')
  const telegram = page.getByRole('link', { name: /^Telegram/ })
  expect([await telegram.getAttribute('target'), await telegram.getAttribute('href')]).toEqual([
    '_blank',
    'https://telegram.org',
  ])
  expect(await faultsOfAxe(page)).toEqual([])
})

test('only the video in sight plays, and only what is near is fetched', async () => {
  const page = await site.visit()
  const fetched = new Set<string>()
  page.on('request', (request) => {
    if (request.url().includes('/api/videos/')) fetched.add(request.url())
  })
  await open(page, '/reels')
  const videos = page.locator('video')
  await eventually(() => videos.count()).toBe(5)
  const playing = () => videos.evaluateAll((all) => all.map((video) => !(video as HTMLVideoElement).paused))
  await eventually(playing).toEqual([true, false, false, false, false])
  expect(await videos.first().evaluate((video: HTMLVideoElement) => [video.muted, video.loop])).toEqual([true, true])
  expect(fetched.size).toBeLessThan(4)

  await videos.nth(3).scrollIntoViewIfNeeded()
  await videos.nth(3).evaluate((video) => video.scrollIntoView({ block: 'center' }))
  await eventually(playing).toEqual([false, false, false, true, false])
  expect(await faultsOfAxe(page)).toEqual([])
})

test('a player who forgot the password gets in with a code from the counter', async () => {
  const player = await site.app.player()
  const { page: counter } = await consoleClient.signedIn('cashier')
  await counter.getByRole('link', { name: 'Players' }).click()
  await counter.getByRole('searchbox').fill(player.phone)
  await eventually(() => counter.getByRole('table', { name: 'Players' }).locator('tbody tr').count()).toBe(1)
  await counter.getByRole('table', { name: 'Players' }).getByRole('link').click()
  await counter.getByRole('button', { name: 'Reset the password' }).click()
  await counter.getByLabel('Reason, for the audit log').fill('knew the last deposit')
  await counter.getByRole('button', { name: 'Make a code' }).click()
  const code = await counter.getByText(/^\d{4} \d{4}$/).textContent()

  // The line of the refusal goes with the sheet; on a busy machine later than half a second after the press.
  const page = await site.visit({ expects: [/reset-password answered 422/], allows: [/the layout moved/] })
  await open(page, '/about')
  const forget = async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
    await page.getByRole('button', { name: 'Forgot password?' }).click()
  }
  await forget()
  const form = page.getByRole('dialog', { name: 'Reset password' })
  await form.getByRole('link', { name: 'Contact us' }).click()
  await page.getByText('Our service is 24/7 for you.').waitFor()
  await form.waitFor({ state: 'detached' })
  await forget()
  await form.getByLabel('Phone number').fill(player.phone)
  await form.getByLabel('Code').fill('1')
  await form.getByLabel('New password').fill('harp-and-umbrella')
  await form.getByLabel('Confirm password').fill('harp-and-umbrella')
  await form.getByRole('button', { name: 'Change password' }).click()
  await form.getByText('This code is wrong').waitFor()
  expect(await faultsOfAxe(page)).toEqual([])
  await form.getByLabel('Code').fill(code ?? '')
  await form.getByRole('button', { name: 'Change password' }).click()
  const login = page.getByRole('dialog', { name: 'Login' })
  await login.getByLabel('User name or phone').fill(player.phone)
  await login.getByLabel('Password', { exact: true }).fill('harp-and-umbrella')
  await login.getByRole('button', { name: 'Login' }).click()
  await page.getByText('Logged In Successfully.').waitFor()
  await (await openMenu(page)).getByText(player.user.user_name).waitFor()
  expect(consoleClient.refusals()).toEqual([])
})

/** The beginning of a film of the platform: a file that nobody has sent yet. */
async function beginningOf(name: string, pictures: number): Promise<Buffer> {
  const film = readWebm(await readFile(new URL(`../../../tools/art/videos/${name}.webm`, import.meta.url)))
  return writeWebm({ ...film, frames: film.frames.slice(0, pictures), length: film.frames[pictures]?.at ?? 0 })
}

/** Elements that say nothing, and weigh more than the platform takes. */
const BALLAST = Buffer.concat([Buffer.from([0xec, 0x10, 0x21, 0x00, 0x00]), Buffer.alloc(0x21_00_00)])

test('an editor adds a video, looks at it, shows it, and anyone who opens the reels has it', async () => {
  const { page } = await consoleClient.signedIn('editor')
  await page.getByRole('link', { name: 'Content' }).click()
  await page.getByRole('navigation', { name: 'Kinds of content' }).getByRole('link', { name: 'Videos' }).click()
  await page
    .getByLabel('Add a video')
    .setInputFiles({ name: 'moon.webm', mimeType: 'video/webm', buffer: await beginningOf('moon', 60) })
  await page.getByText('Added, and not shown yet. Look at it, then show it to players.').waitFor()
  const preview = page.getByRole('region', { name: 'As players see it' })
  const unseen = preview.getByText('Players do not see it: it is switched off.')
  await unseen.waitFor()
  const video = preview.locator('video')
  await eventually(() => video.evaluate((one: HTMLVideoElement) => [one.videoWidth, one.videoHeight])).toEqual([
    540, 960,
  ])
  expect(await video.getAttribute('poster')).toMatch(/^\/pictures\/.*\.webp$/)
  expect(await faultsOfAxe(page)).toEqual([])

  // Too large for the platform, it is recorded anew by the editor's browser.
  const buffer = Buffer.concat([await beginningOf('lantern', 48), BALLAST])
  await page.getByLabel('Choose another video').setInputFiles({ name: 'large.webm', mimeType: 'video/webm', buffer })
  await eventually(() => video.getAttribute('src')).toMatch(/\.mp4$/)
  await page.getByText('Saved. Players see it within a second.').waitFor()
  await page.getByLabel('Show it to players').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await unseen.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Move up: Video 6' }).click()
  await page.getByRole('button', { name: 'Move down: Video 5' }).waitFor()
  await settled()
  const guest = await site.visit()
  await open(guest, '/reels')
  const fifth = guest.getByRole('region', { name: 'Promotion Video 5' }).locator('video')
  expect(await fifth.getAttribute('poster')).toBe(await video.getAttribute('poster'))
  expect(consoleClient.refusals()).toEqual([])
})

test('an editor changes a promotion, sees it before it is saved, and players read it at once', async () => {
  const { page } = await consoleClient.signedIn('editor')
  await page.getByRole('link', { name: 'Content' }).click()
  await page.getByRole('navigation', { name: 'Kinds of content' }).getByRole('link', { name: 'Promotions' }).click()
  await page.getByRole('link', { name: 'Shan Koe Mee, day and night' }).click()
  await page.getByLabel('Title, English').fill('A table that never closes')
  await page.getByRole('region', { name: 'As players see it' }).getByText('A table that never closes').waitFor()
  expect(await faultsOfAxe(page)).toEqual([])
  await page.getByRole('button', { name: 'Move up: Shan Koe Mee, day and night' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved. Players see it within a second.').waitFor()
  // The editor sees what an offer gives. A change of its texts does not change it.
  await page.getByRole('link', { name: '10% on today’s deposit' }).click()
  const title = page.getByLabel('Title, English')
  await expect.poll(() => title.inputValue()).toBe('10% on today’s deposit')
  const percent = page.getByLabel('Percent of the deposit')
  expect([await percent.inputValue(), await percent.isDisabled()]).toEqual(['10', true])
  await page.getByText('Grey fields decide about the platform’s money: an owner sets them.').waitFor()
  expect(await faultsOfAxe(page)).toEqual([])
  await title.fill('A tenth on today’s deposit')
  const [saved] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    page.getByRole('button', { name: 'Save' }).click(),
  ])
  expect(saved.status()).toBe(200)
  await settled()

  const guest = await site.visit()
  await open(guest, '/promotion')
  await guest.getByRole('heading', { name: 'A table that never closes' }).waitFor()
  expect(await guest.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
    'A tenth on today’s deposit',
    'A table that never closes',
    'A gift for new players',
  ])
  expect(consoleClient.refusals()).toEqual([])
})
