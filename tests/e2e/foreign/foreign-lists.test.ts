import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { dismissEnd, endSheet, signInElsewhere } from '#identity/stories/session-end.ts'
import { eventually, hueOf, open, openMenu, openSite } from '../harness/browser.ts'
import { sampled } from '../harness/depth.ts'
import { groupsOf } from '../harness/groups.ts'
import { moveTo } from '../harness/move-to.ts'
import { answer, answerNoMore, guest, HTML, member, NOTHING, said, token } from './foreign-answers.ts'
import { LISTS } from './foreign-lists.ts'

/** Lists, before a server that is not ours: what it sends is shown, what fails fails alone, and a 401 ends the session. */
const site = openSite()

const FAILURES = [{ status: 500, ...HTML }, HTML, NOTHING, { json: { data: 'none' } }]
/** All in the deep form; in `npm test` each list fails one way, and each group of lists all ways. */
const failuresOf = (place: number) =>
  inject('is_deep') ? FAILURES : FAILURES.filter((_, each) => each === place % FAILURES.length)

/** Each way back to a list mounts its screen anew, which asks for it again. */
async function leave(page: Page): Promise<void> {
  await moveTo(page, '/about')
  await page.getByRole('main').getByRole('heading', { name: 'About us' }).first().waitFor()
}

/** After an answer that it cannot read, the page asks again a second later; so the clock goes on until it has failed. */
async function untilFailed(page: Page, sentence: string): Promise<void> {
  await eventually(async () => {
    await page.clock.fastForward(1_000)
    return page.getByRole('main').getByText(sentence).isVisible()
  }).toBe(true)
}

/** Where a session that was over leads: there as a guest, and back as the same player. */
async function expectEnd(page: Page, home: string): Promise<void> {
  await endSheet(page).waitFor()
  expect(await token(page)).toBeNull()
  await dismissEnd(page)
  await page.waitForURL(`**${home}`)
}

describe('a list of a member', () => {
  const GROUPS = groupsOf(sampled(LISTS, 4)).map((lists) => ({
    lists,
    screens: lists.map(({ screen }) => screen).join(' '),
  }))

  test.each(GROUPS)(
    '$screens: each shows what another server sends, fails alone, and ends a session that is over',
    { timeout: 120_000 },
    async ({ lists }) => {
      const { page, player } = await member(site)
      await answer(page, 'cashier-rules', { status: 404, ...HTML })
      await page.clock.install()
      await open(page, '/about')
      const main = page.getByRole('main')

      for (const [index, list] of lists.entries()) {
        // With the end of a session the page has forgotten every list.
        if (index > 0) {
          answerNoMore(page, 'user')
          await leave(page)
          await signInElsewhere(page, player)
        }

        // A list that never came has nothing to show in the place of a failure.
        for (const given of failuresOf(index)) {
          await answer(page, list.path, given)
          await moveTo(page, list.screen)
          await untilFailed(page, list.failed)
          await leave(page)
        }

        await answer(page, list.path, { json: list.given })
        await moveTo(page, list.screen)
        for (const text of list.seen) await main.getByText(text).filter({ visible: true }).first().waitFor()
        for (const [word, hue] of Object.entries(list.colours ?? {})) {
          expect(await hueOf(main.getByText(word, { exact: true }).filter({ visible: true }).first()), word).toBe(hue)
        }
        await leave(page)

        await answer(page, 'user', { status: 503, json: {} })
        await answer(page, list.path, { status: 401, json: { message: 'Unauthenticated.' } })
        await moveTo(page, list.screen)
        await expectEnd(page, list.home ?? '/?type=all')
        answerNoMore(page, list.path)
      }
    },
  )
})

describe('a start-up list', () => {
  /** Each list with the link whose page asks for it; the menu itself shows the contacts. */
  const START_UP: [path: string, link: string | null][] = [
    ['banner?*', 'Home'],
    ['banner_Text?*', 'Home'],
    ['popup-ads-banner?*', 'Home'],
    ['game_types?*', 'Home'],
    ['promotion?*', 'Promotion'],
    ['contact', null],
    ['/videoads', 'Videos'],
  ]
  /** After which none of them is fresh any more. */
  const STALE_MS = 6 * 60_000

  test('each with a 401 ends the session, and leads home', { timeout: 120_000 }, async () => {
    const { page, player } = await member(site)
    await answer(page, 'user', { status: 503, json: {} })
    await page.clock.install()
    await open(page, '/about')

    for (const [index, [path, link]] of sampled(START_UP, 3).entries()) {
      if (index > 0) {
        await leave(page)
        await signInElsewhere(page, player)
        await page.clock.fastForward(STALE_MS)
      }
      await answer(page, path, { status: 401, json: { message: 'Unauthenticated.' } })

      const menu = await openMenu(page)
      if (link) await menu.getByRole('navigation').getByRole('link', { name: link, exact: true }).click()

      await expectEnd(page, '/?type=all')
      answerNoMore(page, path)
    }
  })

  test('banners, promotions, contacts and types of another server are shown; what fails stays empty', {
    timeout: 60_000,
  }, async () => {
    const page = await guest(site)
    await answer(page, 'banner?*', { status: 500, ...HTML })
    await answer(page, 'banner_Text?*', { json: [{ text: 'A line from elsewhere' }] })
    await answer(page, 'game_types?*', { json: { data: [{ id: '1', name: 'Slots', code: 'SLOT', providers: null }] } })
    await answer(page, 'promotion?*', {
      json: { data: [{ title: 'Double', description: 'Twice as much', img_url: 'assets/p.png' }] },
    })
    await answer(page, 'contact', { json: [{ name: 'Viber', value: 'viber://chat?number=959' }] })
    await answer(page, '/assets/p.png', { body: '' })
    const go = async (link: string) =>
      await (await openMenu(page)).getByRole('navigation').getByRole('link', { name: link, exact: true }).click()

    await open(page, '/about')
    await go('Home')
    for (const text of ['No banners available', 'A line from elsewhere', 'Slots']) await said(page, text)
    await go('Promotion')
    for (const text of ['Double', 'Twice as much']) await said(page, text)
    await go('Contact')
    await page.getByRole('main').getByRole('link', { name: /Viber/ }).waitFor()

    await open(page, '/about')
    await answer(page, 'contact', { json: { data: 'none' } })
    await go('Contact')
    await said(page, 'Failed to load contact information')
  })
})
