import type { Page } from 'playwright-core'
import { capacity, live, ownCapacity, RESULTS, STATISTICS, slip, WINNERS } from '#two-d/stories/two-d-answers.ts'
import { open } from '../harness/browser.ts'
import type { State } from './states.ts'

/** Answers every call of this kind instead of the server, from here on. */
const answer = (page: Page, path: string, json: unknown, status = 200) =>
  page.route(`**/api/${path}`, (route) => route.fulfill({ status, json }))
const answerWith = (page: Page, path: string, data: unknown) =>
  answer(page, path, { status: 'Request was successful.', message: '', data })

const closeSheet = async (page: Page) => {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click()

/** The player's pages of 2D, with everything on them that can be; the server answers the other calls. */
export const TWO_D_STATES: State[] = [
  {
    name: 'no slips',
    async show(page, { twoD }) {
      await open(page, '/morning-bet-slip')
      await page.getByText(twoD.slips.no_slips).waitFor()
    },
  },
  {
    name: 'a live feed that failed',
    async show(page, { twoD }) {
      await open(page, '/2d')
      await page.getByText(twoD.live.failed).waitFor()
      await page.getByText(twoD.live.not_here_yet).waitFor()
    },
  },
  {
    name: 'the live number',
    async show(page) {
      await answerWith(page, 'twod-live', live())
      await answerWith(page, 'twod-capacity?*', capacity(true))
      await open(page, '/2d')
      await page.getByText('53,187.90').waitFor()
    },
  },
  {
    name: 'the picker of times',
    async show(page, { twoD }) {
      await press(page, twoD.live.place_bet)
      await page.getByRole('dialog').getByText('04:30 PM').waitFor()
    },
  },
  {
    name: 'the picker of histories',
    async show(page, { twoD }) {
      await closeSheet(page)
      await press(page, twoD.live.history)
      await page.getByRole('dialog').getByText(twoD.live.past_results).waitFor()
    },
  },
  {
    name: 'the rules and odds',
    async show(page, { twoD }) {
      await closeSheet(page)
      await press(page, twoD.shared.rules)
      await page.getByRole('dialog').getByText(twoD.guide.void).waitFor()
      await page.getByRole('dialog').getByText('× 80').first().waitFor()
    },
  },
  {
    name: 'quick bets',
    async show(page, { twoD }) {
      await open(page, '/2d/bet?time=2')
      await page.getByLabel(`13, ${twoD.bet.full}`).waitFor()
      await press(page, twoD.bet.quick_bet)
      await page.getByRole('dialog').getByRole('button', { name: twoD.quick.digit_sets.round_doubles }).click()
      for (const digit of ['1', '3', '4'])
        await page.getByRole('dialog').getByRole('button', { name: digit, exact: true }).click()
      await page.getByText(twoD.bet.left_out).waitFor()
    },
  },
  {
    name: 'a list with what is not understood',
    async show(page, { twoD }) {
      await closeSheet(page)
      await press(page, twoD.bet.list)
      await page.getByRole('textbox', { name: twoD.list.label }).fill('07 1500, 25 1000\n? 5 500')
      await page.getByRole('list', { name: twoD.list.refused }).waitFor()
    },
  },
  {
    name: 'numbers that are chosen',
    async show(page, { twoD }) {
      await page
        .getByRole('dialog')
        .getByRole('button', { name: twoD.bet.add(2, '2,500') })
        .click()
      await closeSheet(page)
      await page.getByLabel(twoD.bet.stake, { exact: true }).fill('700')
      await page.getByText(twoD.bet.stake_all(2, '700')).waitFor()
    },
  },
  {
    name: 'a slip over the limit',
    async show(page, { twoD }) {
      await answer(page, 'twod-bet', ['07', '25'], 422)
      await answerWith(page, 'twod-capacity/own?*', ownCapacity({ '07': 0, '25': 900 }))
      await open(page, '/2d/confirm?time=2')
      await press(page, twoD.confirm.confirm_sum('2,500'))
      await page.getByText(twoD.confirm.takes_nothing('07')).waitFor()
      await page.getByLabel(twoD.confirm.stake_on('25')).fill('50')
      await page.getByLabel(twoD.confirm.stake_on('25')).press('Enter')
    },
  },
  {
    name: 'a draw that is closed',
    async show(page, { twoD }) {
      await answerWith(page, 'twod-capacity?*', capacity(false))
      await open(page, '/2d/bet?time=2')
      await page.getByText(twoD.bet.draw_closed).waitFor()
    },
  },
  {
    name: 'slips',
    async show(page, { twoD }) {
      await answerWith(page, 'twod-bet-slips', [slip(2, true), slip(1, false)])
      await open(page, '/morning-bet-slip')
      await page.getByText(twoD.slips.check_hash).waitFor()
    },
  },
  {
    name: 'winners',
    async show(page, { twoD }) {
      await answerWith(page, 'two-d-daily-winners?*', WINNERS)
      await open(page, '/2d/daily-winner')
      await page.getByText(twoD.winners.latest).waitFor()
    },
  },
  {
    name: 'a day without a draw',
    async show(page, { twoD }) {
      const { latest_results } = WINNERS
      await answerWith(page, 'two-d-daily-winners?*', { winners: [], winners_count: 0, latest_results })
      await open(page, '/2d/daily-winner')
      await page.getByText(twoD.winners.no_data).waitFor()
      await page.getByText(twoD.winners.latest).waitFor()
    },
  },
  {
    name: 'results',
    async show(page) {
      await answerWith(page, 'twod-results', RESULTS)
      await open(page, '/2d/results')
      await page.getByText('1,443.79').waitFor()
    },
  },
  {
    name: 'statistics',
    async show(page, { twoD, statistics }) {
      await answerWith(page, 'twod-statistics', STATISTICS)
      await open(page, '/2d/statistics')
      await page.getByRole('region', { name: twoD.bet.numbers }).getByText(statistics.as_table).click()
    },
  },
  {
    name: 'holidays',
    async show(page, { twoD }) {
      await open(page, '/2d/holiday')
      await page.getByRole('button', { name: '2027' }).click()
      await page.getByText(twoD.holiday.provisional).first().waitFor()
    },
  },
]
