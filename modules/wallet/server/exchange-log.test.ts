import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { DigitBetAnswer } from '#digit-bet/contract/player.ts'
import { kyat } from '#platform/contract/money.ts'
import { pageLinks } from '#platform/server/http/answers/page-links.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#tests/support/app/start-test-app.ts'
import type { ExchangeLogAnswer } from '#wallet/contract/player.ts'

let app: TestApp
let player: TestPlayer
beforeAll(async () => {
  app = await startTestApp()
  player = await app.player({ main: kyat(10_000) })
  for (let amount = 1; amount <= 45; amount++) {
    await app.call('POST', '/api/exchange-main-to-game', { token: player.token, body: { amount } })
  }
})
afterEach(() => app.expectReconciled())
afterAll(() => app.close())

const LOG = 'http://localhost/api/exchange-transactions-log'

async function page(query = '', by = player): Promise<ExchangeLogAnswer['data']> {
  return fetchPage(LOG + query, by)
}

/** As given: an address of the site, with all that belongs to it. */
async function fetchPage(url: string, by = player): Promise<ExchangeLogAnswer['data']> {
  const reply = await app.call('GET', url, { token: by.token })
  expect(reply.status, reply.text).toBe(200)
  const { status, data } = reply.body as unknown as ExchangeLogAnswer
  expect(status).toBe('Request was successful.')
  return data
}

test('the log shows the newest twenty exchanges and links to the other pages', async () => {
  const first = await page()

  expect(first).toMatchObject({ current_page: 1, last_page: 3, total: 45 })
  expect(first.data).toHaveLength(20)
  expect(first.data[0]).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    type: 'mainBalanceToGaming',
    amount: 45,
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  })
  expect(first.links).toEqual([
    { url: null, label: 'Previous', active: false },
    { url: `${LOG}?page=1`, label: '1', active: true },
    { url: `${LOG}?page=2`, label: '2', active: false },
    { url: `${LOG}?page=3`, label: '3', active: false },
    { url: `${LOG}?page=2`, label: 'Next', active: false },
  ])
})

test('following the links shows each exchange once, newest first, over three pages', async () => {
  const amounts: number[] = []
  let pages = 0
  let url: string | null | undefined = LOG

  while (url) {
    const shown = await fetchPage(url)
    amounts.push(...shown.data.map((row) => row.amount))
    pages++
    url = shown.links.at(-1)?.url
  }

  expect(pages).toBe(3)
  expect(amounts).toEqual(Array.from({ length: 45 }, (_, index) => 45 - index))
})

test('the log names both ways as every client of this contract compares them', async () => {
  const mover = await app.player({ main: kyat(100) })
  for (const way of ['main-to-game', 'game-to-main'])
    await app.call('POST', `/api/exchange-${way}`, { token: mover.token, body: { amount: 40 } })

  const { data } = await page('', mover)

  expect(data.map(({ type }) => type)).toEqual(['GamingToMainBalance', 'mainBalanceToGaming'])
})

test('a page beyond the last is empty and links to none beyond', async () => {
  const beyond = await page('?page=999999')

  expect(beyond.data).toEqual([])
  expect(beyond.links).toEqual([
    { url: `${LOG}?page=3`, label: 'Previous', active: false },
    { url: `${LOG}?page=1`, label: '1', active: false },
    { url: `${LOG}?page=3`, label: '3', active: false },
    { url: null, label: 'Next', active: false },
  ])
})

test('twenty exchanges are one page', async () => {
  const saver = await app.player({ main: kyat(100) })
  for (let n = 0; n < 20; n++) {
    await app.call('POST', '/api/exchange-main-to-game', { token: saver.token, body: { amount: 1 } })
  }

  const only = await page('', saver)

  expect(only.data).toHaveLength(20)
  expect(only.links.map((link) => link.url)).toEqual([null, `${LOG}?page=1`, null])
})

test.each([
  [1, ['1', '2', '3', '9']],
  [2, ['1', '2', '3', '4', '9']],
  [5, ['1', '3', '4', '5', '6', '7', '9']],
  [9, ['1', '7', '8', '9']],
])('page %i of nine links to the first and last', (shown, labels) => {
  const links = pageLinks((to) => `?page=${to}`, shown, 9)

  expect(links.slice(1, -1).map(({ label }) => label)).toEqual(labels)
  expect(links.filter(({ active }) => active).map(({ label }) => label)).toEqual([String(shown)])
})

test('a new player has an empty log of one page', async () => {
  const fresh = await page('', await app.player())

  expect(fresh.data).toEqual([])
  expect(fresh.links.map((link) => link.url)).toEqual([null, `${LOG}?page=1`, null])
})

test('a stranger sees and changes nothing of another player', async () => {
  const stranger = await app.player()
  const theirs = [player.user.user_name, player.user.phone, player.token, ...(await page()).data.map((row) => row.id)]
  const bet = await app.call('POST', '/api/digitbet', {
    token: player.token,
    body: { bet_type: 'big', bet_amount: 1, multiplier: 1 },
  })
  const bet_id = (bet.body as unknown as DigitBetAnswer).data.history[0]?.id ?? ''
  expect(bet_id).not.toBe('')
  const gets = [
    `/digitbet/fair/bet/${bet_id}`,
    `/digitbet/history?before=${bet_id}`,
    '/user',
    '/exchange-transactions-log',
    '/digitbet/history',
    '/digitbet/fair',
    '/digitbet/rules',
  ]

  for (const path of gets) {
    for (const query of [
      '',
      `?user_id=${player.id}`,
      `?player_id=${player.id}`,
      `?id=${player.id}&user_name=${player.user.user_name}`,
    ]) {
      const reply = await app.call('GET', `/api${path}${query}`, { token: stranger.token })

      for (const secret of theirs) expect(reply.text).not.toContain(secret)
    }
  }
  const before = await app.balancesOf(player)
  for (const way of ['main-to-game', 'game-to-main']) {
    await app.call('POST', `/api/exchange-${way}`, { token: stranger.token, body: { amount: 1 } })
    await app.call('POST', `/api/exchange-${way}?player_id=${player.id}`, {
      token: stranger.token,
      body: { amount: 1 },
    })
  }

  expect(await app.balancesOf(player)).toEqual(before)
  expect((await page()).data[0]?.amount).toBe(45)
})
