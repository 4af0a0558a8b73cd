import type { Page } from 'playwright-core'
import { open } from '../harness/browser.ts'
import type { State } from './states.ts'

const main = (page: Page) => page.getByRole('main')

/** The button that opens the first game of a list. */
const firstGame = (page: Page) => main(page).getByRole('listitem').getByRole('button').first()

/** Answers every call of this kind instead of the platform, from here on. */
const answer = (page: Page, path: string, json: unknown, status = 200) =>
  page.route(path, (route) => route.fulfill({ status, json }))

const nothing = { status: 'Request was successful.', message: '', data: [], links: [], total: 0 }

/** The lobby as guests and players see it. It needs a platform with games, banners and a line. */
export const LOBBY_STATES: State[] = [
  {
    name: 'home with its popup',
    is_shown_anew: true,
    async show(page, { home }) {
      // Once per visit.
      if (page.url() !== 'about:blank') await page.evaluate(() => sessionStorage.removeItem('popup-seen'))
      await open(page, '/?type=all')
      await page.getByRole('dialog').getByRole('button', { name: home.ok }).waitFor()
    },
  },
  {
    name: 'home',
    async show(page) {
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    },
  },
  {
    name: 'hot games',
    async show(page, { home, lobby }) {
      await page.getByRole('navigation', { name: home.game_types }).getByRole('link', { name: lobby.hot_games }).click()
      await firstGame(page).waitFor()
    },
  },
  {
    name: 'a type without providers',
    async show(page, { lobby }) {
      await open(page, '/?type=13')
      await page.getByText(lobby.no_data).waitFor()
    },
  },
  {
    name: 'a provider under maintenance',
    async show(page, { lobby }) {
      await open(page, '/?type=9')
      await page.getByText(lobby.maintenance).waitFor()
    },
  },
  {
    name: 'games of a provider',
    async show(page) {
      await open(page, '/?type=1')
      await main(page).getByRole('link', { name: 'JILI', exact: true }).click()
      await main(page).getByRole('article').nth(19).waitFor()
    },
  },
  {
    name: 'a search without a find',
    async show(page, { lobby }) {
      await page.getByRole('searchbox').fill('0000')
      await page.getByText(lobby.no_games).waitFor()
    },
  },
  {
    name: 'games that do not come',
    async show(page, { lobby }) {
      await answer(page, '**/api/game_lists/**', {}, 500)
      await page.getByRole('link', { name: 'PP', exact: true }).click()
      await page.getByText(lobby.something_wrong).waitFor()
    },
  },
  {
    name: 'games to try',
    async show(page) {
      await open(page, '/demo-play')
      await main(page).getByRole('article').nth(23).waitFor()
    },
  },
  {
    name: 'no games to try',
    async show(page) {
      await answer(page, '**/api/demo-games*', nothing)
      await open(page, '/demo-play')
      // The way back stands there at once; the way on comes with the answer.
      await main(page).getByRole('link').nth(1).waitFor()
      await page.unroute('**/api/demo-games*')
    },
  },
  {
    name: 'all providers of the games page',
    async show(page, { games }) {
      await page.unroute('**/api/game_lists/**')
      await open(page, '/games')
      await main(page).getByText(games.go_to_list).first().waitFor()
    },
  },
  {
    name: 'a provider of the games page',
    async show(page) {
      await open(page, '/games?type=fishing&list=JILI')
      await firstGame(page).waitFor()
    },
  },
  {
    name: 'the sport book',
    async show(page) {
      await open(page, '/games?type=SPORT_BOOK')
      await main(page).getByRole('button', { name: 'SBO' }).waitFor()
    },
  },
  {
    name: 'table games',
    async show(page) {
      await open(page, '/games?tab=table')
      await firstGame(page).waitFor()
    },
  },
  {
    name: 'a kind that nobody serves',
    async show(page, { lobby }) {
      await open(page, '/games?type=poker')
      await page.getByText(lobby.no_games).waitFor()
    },
  },
]

export const LOBBY_MEMBER_STATES: State[] = [
  {
    name: 'a game that does not open',
    async show(page, { lobby }) {
      await answer(page, '**/api/seamless/launch-game', {}, 502)
      await open(page, '/games?type=SLOT&provider=JILI')
      await firstGame(page).click()
      await page.getByText(lobby.launch_failed).waitFor()
    },
  },
  {
    name: 'a window that is blocked',
    async show(page, { lobby }) {
      await page.unroute('**/api/seamless/launch-game')
      await answer(page, '**/api/seamless/launch-game', { code: 200, message: '', content: 'x' })
      await page.evaluate(() => {
        window.open = () => null
      })
      await firstGame(page).click()
      await page.getByRole('button', { name: lobby.open_game }).waitFor()
    },
  },
  {
    name: 'a game that is opening',
    async show(page) {
      await page.unroute('**/api/seamless/launch-game')
      await page.route('**/api/seamless/launch-game', () => {})
      await firstGame(page).click()
      await page.locator('main button[aria-busy="true"]').waitFor()
    },
  },
  {
    name: 'game logs, none',
    async show(page, { gameLogs }) {
      await open(page, '/information?tab=logs&type=game_logs')
      await page.getByText(gameLogs.none).waitFor()
    },
  },
  {
    name: 'game logs',
    async show(page, { gameLogs }) {
      const row = { from: '2026-11-16', to: '2026-11-21' }
      const data = [
        { ...row, game_name: 'JILI', spin_count: 1234, turnover: 1234567.5, win_loss: 98765.4321 },
        { ...row, game_name: 'PG', spin_count: 1, turnover: 100, win_loss: -100 },
      ]
      await answer(page, '**/api/player/game-logs?*', { ...nothing, data })
      await page.getByRole('link', { name: gameLogs.this_week }).click()
      await page.getByRole('row').nth(2).waitFor()
    },
  },
  {
    name: 'game logs that do not come',
    async show(page, { gameLogs }) {
      await page.unroute('**/api/player/game-logs?*')
      await answer(page, '**/api/player/game-logs?*', {}, 500)
      await page.getByRole('link', { name: gameLogs.last_week }).click()
      await page.getByRole('alert').getByText(gameLogs.failed).waitFor()
    },
  },
]
