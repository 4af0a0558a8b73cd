import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { eventually, open, openMenu, openSite } from '../harness/browser.ts'
import { type Answer, answer, HTML, member, NOTHING, SENTENCE, said } from './foreign-answers.ts'

/** Calls that move money or open a game, before a server that is not ours: each row of §8. */
const site = openSite()

describe('exchange', () => {
  const REFUSED: [string, Answer, string][] = [
    [
      'another status with a message',
      { json: { status: 'It was noted.', message: 'Come back later.' } },
      'Come back later.',
    ],
    ['another status without one', { json: { status: 'It was noted.' } }, 'Exchange failed!'],
    ['success: false in a 200', { json: { success: false, message: 'Not now.' } }, 'Not now.'],
    ['status: error in a 200', { json: { status: 'error', message: 'Not today.' } }, 'Not today.'],
    ['status: fail in a 200', { json: { status: 'fail' } }, 'Exchange failed!'],
    ['no status at all', { json: { message: 'Hm.' } }, 'Hm.'],
    ['the sentence with a 422', { status: 422, json: { status: SENTENCE, message: 'Too much.' } }, 'Too much.'],
    ['no body', NOTHING, 'Exchange failed!'],
    ['HTML', HTML, 'Exchange failed!'],
    ['a bare array', { json: [] }, 'Exchange failed!'],
    ['HTML with a 500', { status: 500, ...HTML }, 'Exchange failed!'],
    ['a line that breaks', 'abort', 'Network error. Please try again.'],
  ]

  test('any answer but the one sentence is a failure, with its message; after a success the profile is asked for anew', async () => {
    const { page, player } = await member(site)
    await open(page, '/about')
    await page.getByRole('banner').getByRole('button', { name: 'Exchange' }).click()
    const dialog = page.getByRole('dialog', { name: 'Exchange Balance' })
    await dialog.getByLabel('Amount').fill('5')

    for (const [name, given, sentence] of REFUSED) {
      await answer(page, 'exchange-main-to-game', given)
      await dialog.locator('button[type="submit"]').click()
      await eventually(async () => `${name}: ${(await dialog.getByRole('alert').allTextContents()).join()}`).toBe(
        `${name}: ${sentence}`,
      )
      await dialog.getByLabel('Amount').fill('6')
      await dialog.getByLabel('Amount').fill('5')
    }

    await answer(page, 'exchange-main-to-game', { json: { status: SENTENCE, message: 'Well moved.' } })
    // Of the same player: of another one the page would begin anew, and say nothing more.
    await answer(page, 'user', {
      json: { data: { user_name: player.user.user_name, main_balance: '777.00', balance: '55.50', phone: null } },
    })
    await dialog.locator('button[type="submit"]').click()
    await said(page, 'Well moved.')
    await dialog.waitFor({ state: 'detached' })
    await eventually(() => page.getByRole('banner').textContent()).toContain('55')
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('profile') ?? '{}'))).toMatchObject({
      main_balance: 777,
      balance: 55.5,
      phone: '',
    })
  })
})

describe('launch', () => {
  const FAILED: [string, Answer, string][] = [
    ['code 500 in a 200', { json: { code: 500, message: 'The maker sleeps.' } }, 'The maker sleeps.'],
    ['code 500 without a word', { json: { code: 500 } }, 'Failed to launch game.'],
    ['no code', { json: { url: 'https://elsewhere.example/' } }, 'Failed to launch game.'],
    ['code 200 with neither', { json: { code: 200 } }, 'Launch failed: No URL or content.'],
    ['code "200" with neither, and a message', { json: { code: '200', message: 'Nothing here.' } }, 'Nothing here.'],
    ['success: false', { json: { success: false, message: 'No.' } }, 'No.'],
    ['no body', NOTHING, 'Failed to launch game.'],
    ['HTML', HTML, 'Failed to launch game.'],
    ['a 500', { status: 500, ...HTML }, 'Failed to launch game.'],
    ['a line that breaks', 'abort', 'Network error. Please try again.'],
  ]

  test('hot games of another server are shown, and each of its answers to a launch is understood', async () => {
    const { page } = await member(site)
    const games = [
      { id: 7, game_name: 'Foreign Fruits', game_code: 'ff', product_code: '1012', game_type: 'SLOT', image_url: '' },
    ]
    await answer(page, 'hot_game_lists*', { json: games })
    await open(page, '/about')
    await (await openMenu(page)).getByRole('link', { name: 'Home' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Hot Games' }).first().click()
    const game = page.getByRole('main').getByRole('button', { name: 'Foreign Fruits' })

    for (const [name, given, sentence] of FAILED) {
      await answer(page, 'seamless/launch-game', given)
      await game.click()
      const note = page.getByRole('main').getByRole('alert')
      await eventually(async () => `${name}: ${(await note.allTextContents()).join()}`).toBe(`${name}: ${sentence}`)
    }
    await answer(page, 'seamless/launch-game', {
      json: { code: '200', url: new URL('/about?launched=1', page.url()).href },
    })
    await game.click()
    await page.waitForURL('**/about?launched=1')
  })
})

describe('Shan', () => {
  const FAILED: [string, Answer, string][] = [
    [
      'fail with errors as an array',
      { json: { status: 'fail', errors: { operator_code: ['Bad code.', 'Try a3h1.'] } } },
      'Bad code. Try a3h1.',
    ],
    ['fail with an error as text', { json: { status: 'fail', errors: { operator_code: 'Bad code.' } } }, 'Bad code.'],
    ['fail with a message', { json: { status: 'fail', message: 'Closed.' } }, 'Closed.'],
    ['fail with a detail', { status: 422, json: { status: 'fail', error_detail: 'Table is full' } }, 'Table is full'],
    ['fail without a word', { json: { status: 'fail' } }, 'Failed to launch game.'],
    ['success without an address', { json: { status: 'success' } }, 'Failed to launch game.'],
    ['no body', NOTHING, 'Failed to launch game.'],
    ['HTML', HTML, 'Failed to launch game.'],
    ['a line that breaks', 'abort', 'Network or server error.'],
  ]

  test('each refusal has its words', async () => {
    const { page } = await member(site)
    await open(page, '/shan')

    for (const [name, given, sentence] of FAILED) {
      await answer(page, 'shan-launch-game*', given)
      await page.getByRole('main').getByRole('button', { name: 'Launch Shan Game' }).click()
      const note = page.getByRole('main').getByRole('alert')
      await eventually(async () => `${name}: ${(await note.allTextContents()).join()}`).toBe(`${name}: ${sentence}`)
    }
  })
})

describe('digit bet', () => {
  const ROWS = [
    {
      timestamp: '2026-11-20 10:40:00',
      betType: 'big',
      digit: null,
      bet_amount: '100.00',
      multiplier: '5',
      rolledNumber: '8',
      outcome: 'win',
      win_amount: '950.00',
      profit: '450.00',
    },
    {
      timestamp: '2026-11-20 10:39:00',
      betType: 'triple',
      digit: '7',
      bet_amount: 100,
      multiplier: 1,
      rolledNumber: 3,
      outcome: 'void',
    },
  ]
  const roll = async (page: Page) => {
    await page.getByRole('main').getByRole('button', { name: 'Big 5–9' }).click()
    await page.getByRole('button', { name: /^Roll (?:now )?· 100/ }).click()
  }

  test('works without series, rules and proofs; unknown bets are shown, and a no in a 200 is a no', {
    timeout: 60_000,
  }, async () => {
    const { page } = await member(site)
    await answer(page, 'digitbet/rules', { status: 404, ...HTML })
    await answer(page, 'digitbet/fair', { status: 404, json: { message: 'Not found' } })
    await answer(page, 'digitbet/history*', { json: { success: true, data: ROWS } })
    await open(page, '/digitbet')
    const table = page.getByRole('table')
    for (const text of ['triple', 'void', '8']) {
      await table.getByText(text, { exact: true }).filter({ visible: true }).first().waitFor()
    }

    await answer(page, 'digitbet', { json: { success: false, message: 'Not at this hour.' } })
    let requested = 0
    page.on('request', (request) => {
      if (request.url().includes('/digitbet/history')) requested += 1
    })
    await roll(page)
    await page.getByText('❌ Not at this hour.').waitFor()
    await eventually(() => requested).toBe(1)

    await answer(page, 'digitbet', {
      json: { success: true, message: 'You won!', data: { balance: '9450.00', history: ROWS } },
    })
    await page.getByRole('button', { name: /^Roll (?:now )?· 100/ }).click()
    await page.getByText('✔ You won!').waitFor()
    await eventually(() =>
      page
        .getByRole('main')
        .getByRole('button', { name: /^Game balance/ })
        .textContent(),
    ).toContain('9,450.00')

    await answer(page, 'digitbet', { json: { success: true, message: 'Noted.' } })
    await roll(page)
    await page.getByText('✔ Noted.').waitFor()

    await answer(page, 'digitbet', 'abort')
    await roll(page)
    await page.getByText('❌ Backend Error: Could not connect to backend.').waitFor()
    await answer(page, 'digitbet', { status: 500, json: { message: 'Gone.' } })
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('❌ Backend Error: Gone.').waitFor()
  })
})

describe('2D bet', () => {
  const REFUSED: [string, Answer, string][] = [
    ['a bare array in a 200', { json: ['07', '25'] }, 'Over-limit digits: 07, 25'],
    ['a bare array in a 422', { status: 422, json: ['07'] }, 'Over-limit digits: 07'],
    ['a message that is an array', { status: 422, json: { message: ['07', '25'] } }, 'Over-limit digits: 07, 25'],
    ['another status with a message', { json: { status: 'It was noted.', message: 'Too late.' } }, 'Too late.'],
    ['another status without one', { json: { status: 'It was noted.' } }, 'Bet failed!'],
    ['success: false', { json: { success: false } }, 'Bet failed!'],
    ['a 500', { status: 500, ...HTML }, 'Network or server error'],
    ['a line that breaks', 'abort', 'Network or server error'],
  ]

  test('works without capacity and live number, and each refusal has its words', { timeout: 60_000 }, async () => {
    const { page } = await member(site)
    for (const path of ['twod-capacity*', 'twod-live'])
      await answer(page, path, { status: 404, json: { message: 'Not found' } })
    await open(page, '/2d/bet?time=2')
    const grid = page.getByRole('group', { name: 'Numbers 00 to 99' })
    for (const num of ['07', '25', '13']) await grid.getByRole('button', { name: num, exact: true }).click()
    await page
      .getByRole('button', { name: /^Bet · 300|^Bet/ })
      .last()
      .click()
    await page.waitForURL('**/2d/confirm*')

    for (const [name, given, sentence] of REFUSED) {
      await answer(page, 'twod-bet', given)
      await page.getByRole('main').getByRole('button', { name: 'Confirm' }).click()
      const note = page.getByRole('main').getByRole('alert').locator('p, div').first()
      await eventually(async () => `${name}: ${await note.innerText()}`).toContain(`${name}: ${sentence}`)
    }

    await answer(page, 'twod-bet', { json: { status: SENTENCE, message: 'Placed it.' } })
    await page.getByRole('main').getByRole('button', { name: 'Confirm' }).click()
    await said(page, 'Placed it.')
    await page.waitForURL('**/morning-bet-slip')
  })
})
