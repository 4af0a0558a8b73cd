import { expect, inject, test } from 'vitest'
import { LANGUAGES, type Language } from '#platform/contract/language.ts'
import { kyat } from '#platform/contract/money.ts'
import { open, openSite } from '#tests/e2e/harness/browser.ts'
import { SCREENS } from '#tests/e2e/harness/screens-of-table.ts'
import { wordsOf } from '#tests/e2e/harness/words.ts'
import { capacity } from './two-d-answers.ts'

const site = openSite()

/** Nobody has opened a draw here; and nine first views on one page move more than one may. */
const CLOSED = [/^GET \/api\/[\w-]+ answered [45]\d\d$/, /^the layout moved/]
const TWO_D_SCREENS = SCREENS.filter(({ source }) => source.startsWith('modules/two-d/'))

/** The other languages in the deep form: that each text is there in each of them is proved without a browser. */
const SHOWN: readonly Language[] = inject('is_deep') ? LANGUAGES : ['mm']
/** Nine screens and sheets one after the other, on a machine that is busy. */
const PATIENCE_MS = 240_000

test.each(SHOWN)(
  'the rules and odds are one press away on every 2D screen, in %s',
  {
    timeout: PATIENCE_MS,
  },
  async (language) => {
    const { twoD } = await wordsOf(language)
    const player = await site.app.player({ main: kyat(10_000) })
    const page = await site.visit({ as: player, language, viewport: { width: 360, height: 640 }, allows: CLOSED })
    const data = { ...capacity(true), odds: 85, stake_min: 200, stake_max: 60_000 }
    const answer = { status: 'Request was successful.', message: '', data }
    await page.route('**/api/twod-capacity?*', (route) => route.fulfill({ json: answer }))
    expect(TWO_D_SCREENS.length).toBe(9)

    for (const { href, path } of TWO_D_SCREENS) {
      // Without a number the slip leads home.
      if (path === '/2d/confirm') {
        await open(page, '/2d/bet?time=2')
        await page.getByRole('group', { name: twoD.bet.numbers }).getByRole('button', { name: /^07/ }).click()
        await page.getByRole('button', { name: twoD.bet.bet_total('100') }).click()
        await page.getByRole('heading', { name: twoD.confirm.title, level: 1 }).waitFor()
      } else await open(page, href)
      await page.getByRole('main').getByRole('button', { name: twoD.shared.rules }).click()
      const sheet = page.getByRole('dialog', { name: twoD.shared.rules })
      await sheet.getByText('× 85').first().waitFor()

      expect(await sheet.getByText('200–60,000 Ks').count(), href).toBeGreaterThan(0)
      expect(await sheet.getByText(twoD.guide.paid).count(), href).toBe(1)
      await page.keyboard.press('Escape')
      await sheet.waitFor({ state: 'detached' })
    }
  },
)
