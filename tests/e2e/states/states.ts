import type { Page } from 'playwright-core'
import { eventually, open, openMenu } from '../harness/browser.ts'
import type { Words } from '../harness/words.ts'

/** One thing that a visitor can see, and the way there. */
export interface State {
  name: string
  show(page: Page, words: Words): Promise<void>
  /** While it stands nobody can switch the language, and what it says stays. */
  is_shown_anew?: true
}

const closeDialogs = async (page: Page) => {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

const fieldsMarked = (page: Page, count: number) =>
  eventually(() => page.locator('[aria-invalid="true"]').count()).toBeGreaterThanOrEqual(count)

export const GUEST_STATES: State[] = [
  { name: 'home', show: (page) => open(page, '/?type=all') },
  { name: 'side menu', show: async (page, { app }) => (await openMenu(page, app.menu)).waitFor() },
  {
    name: 'login with errors',
    async show(page, { app, identity }) {
      await closeDialogs(page)
      await page.getByRole('banner').getByRole('button', { name: app.login }).click()
      await page.getByRole('dialog').getByRole('button', { name: identity.login }).click()
      await fieldsMarked(page, 1)
    },
  },
  {
    name: 'registration with errors',
    async show(page, { app, identity }) {
      await closeDialogs(page)
      await page.getByRole('banner').getByRole('button', { name: app.join_now }).click()
      await page.getByRole('dialog').getByRole('button', { name: identity.join }).click()
      await fieldsMarked(page, 3)
    },
  },
  {
    name: 'language picker',
    async show(page, { app }) {
      await closeDialogs(page)
      await page.getByRole('banner').locator('[aria-expanded]').click()
      await page.getByRole('list', { name: app.language }).waitFor()
    },
  },
  { name: 'login page', show: (page) => open(page, '/login') },
  { name: 'fairness', show: (page) => open(page, '/digitbet/fairness') },
]

export const MEMBER_STATES: State[] = [
  { name: 'home', show: (page) => open(page, '/?type=all') },
  { name: 'side menu', show: async (page, { app }) => (await openMenu(page, app.menu)).waitFor() },
  {
    name: 'profile with errors',
    async show(page, { identity }) {
      await open(page, '/information?tab=profile')
      await page.getByRole('main').getByRole('button', { name: identity.change_password }).click()
      await fieldsMarked(page, 1)
    },
  },
  {
    name: 'logged-in devices',
    async show(page, { identity }) {
      await open(page, '/information?tab=profile&type=sessions')
      await page.getByRole('main').getByText(identity.sessions.this_device, { exact: true }).waitFor()
    },
  },
  {
    name: 'break with errors',
    async show(page, { identity }) {
      await open(page, '/information?tab=profile&type=break')
      await page.getByRole('main').getByRole('button', { name: identity.rest.begin }).click()
      await fieldsMarked(page, 1)
    },
  },
  {
    name: 'deposit limits with an error',
    async show(page, { cashier }) {
      await open(page, '/information?tab=profile&type=limits')
      await page.getByRole('main').getByRole('button', { name: cashier.limits.save }).first().click()
      await fieldsMarked(page, 1)
    },
  },
  {
    name: 'transfer with an error',
    async show(page) {
      await open(page, '/wallet/internal-transfer')
      await page.getByRole('main').locator('button[type="submit"]').click()
      await fieldsMarked(page, 1)
    },
  },
  {
    name: 'transactions',
    async show(page) {
      await open(page, '/transactions')
      await page.getByRole('listitem').locator('time').first().waitFor()
    },
  },
  {
    name: 'exchange log',
    async show(page) {
      await open(page, '/exchange-log')
      await page.getByRole('cell').locator('time').first().waitFor()
    },
  },
  {
    name: 'exchange dialog with a refusal',
    async show(page, { app, wallet }) {
      await page.getByRole('banner').getByRole('button', { name: app.exchange }).click()
      const dialog = page.getByRole('dialog', { name: wallet.exchange })
      await dialog.getByLabel(wallet.amount).fill('999999')
      await dialog.locator('button[type="submit"]').click()
      await dialog.getByRole('alert').waitFor()
    },
  },
  { name: 'shan', show: (page) => open(page, '/shan') },
  {
    name: 'shan, refused',
    async show(page, { shan }) {
      // The platform of these states has no table.
      await page.getByRole('button', { name: shan.launch }).click()
      await page.getByRole('main').getByRole('alert').waitFor()
    },
  },
  {
    name: 'digit bet, nothing chosen',
    async show(page) {
      await open(page, '/digitbet')
      await page.getByRole('table').getByRole('button').first().waitFor()
    },
  },
  {
    name: 'digit bet, counting',
    async show(page, { digitBet }) {
      await page
        .getByRole('main')
        .getByRole('button', { name: digitBet.digit(7), exact: true })
        .click()
      await page.getByRole('button', { name: digitBet.roll_now_amount('100') }).click({ trial: true })
    },
  },
  {
    name: 'digit bet, bet multiplier',
    async show(page, { digitBet }) {
      await page.getByRole('button', { name: new RegExp(`^${digitBet.stake} \\d`) }).click()
      await page.getByRole('dialog', { name: digitBet.bet_multiplier }).waitFor()
    },
  },
  {
    name: 'digit bet, automatic rolls',
    async show(page, { digitBet }) {
      await closeDialogs(page)
      await page.getByRole('main').getByRole('button', { name: digitBet.auto, exact: true }).click()
      await page.getByRole('dialog', { name: digitBet.auto_title }).waitFor()
    },
  },
  {
    name: 'digit bet, rules',
    async show(page, { digitBet }) {
      await closeDialogs(page)
      await page
        .getByRole('main')
        .getByRole('button', { name: new RegExp(`^${digitBet.rules}`) })
        .click()
      await page.getByRole('dialog', { name: digitBet.rules_title }).waitFor()
    },
  },
  { name: 'digit bet, won', show: (page, words) => rollUntil(page, words, words.digitBet.small_wins) },
  { name: 'digit bet, lost', show: (page, words) => rollUntil(page, words, words.digitBet.small_loses) },
  {
    name: 'digit bet, details',
    async show(page, { digitBet }) {
      await page.getByRole('table').getByRole('button').first().click()
      await page.getByText(digitBet.win_amount).waitFor()
    },
  },
  {
    name: 'fairness of a roll',
    async show(page, { digitBet, fairness }) {
      await page.getByRole('table').getByRole('link', { name: digitBet.check_this_roll }).click()
      await page.getByText(fairness.all_right, { exact: true }).waitFor()
    },
  },
  { name: 'an address that leads nowhere', show: (page) => open(page, '/nowhere') },
]

/** Even odds: a hundred rolls without the wanted end do not happen. */
const ROLLS_MAX = 100

async function rollUntil(page: Page, { digitBet }: Words, wanted: string): Promise<void> {
  if ((await page.getByRole('dialog').count()) > 0) await closeDialogs(page)
  const chosen = page
    .getByRole('main')
    .locator('button[aria-pressed="true"]')
    .filter({ hasNotText: /^\d+×$/ })
  if ((await chosen.count()) > 0) await chosen.click()
  for (let rolls = 0; rolls < ROLLS_MAX; rolls++) {
    await page
      .getByRole('main')
      .getByRole('button', { name: `${digitBet.small} 0–4`, exact: true })
      .click()
    await page.getByRole('button', { name: digitBet.roll_now_amount('100') }).click()
    const end = page.getByText(digitBet.small_wins).or(page.getByText(digitBet.small_loses))
    await end.waitFor()
    if ((await end.textContent()) === wanted) return
  }
  throw new Error(`${ROLLS_MAX} rolls without “${wanted}”`)
}
