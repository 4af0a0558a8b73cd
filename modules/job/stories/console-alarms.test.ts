import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { reconciliationChecks } from '#apps/server/reconciliation-checks.ts'
import { createWatch } from '#job/server/index.ts'
import { kyat } from '#platform/contract/money.ts'
import { createLog } from '#platform/server/telemetry/log.ts'
import { endWholeProof, proveHistory, proveNew } from '#reconciliation/server/index.ts'
import { eventually, openSite, PHONE } from '#tests/e2e/harness/browser.ts'
import { openConsoleClient } from '#tests/e2e/harness/console-client.ts'
import { faultsOfAxe } from '#tests/e2e/harness/faults-of-axe.ts'
import { moveBack } from '#tests/support/database/move-back.ts'

const site = openSite()
const staff = openConsoleClient(site)
const DESKTOP = { width: 1440, height: 900 }
/** More digits in a row than an amount with its comma has: what only an engineer reads. */
const RAW_FIGURE = /\d{5,}/

async function expectReadable(page: Page): Promise<void> {
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width)
    expect(await faultsOfAxe(page)).toEqual([])
  }
}

test('a job that fails says what the owner waits for on the first page, and its error to an engineer alone', async () => {
  const { app } = site
  const watch = createWatch({ db: app.worker_db, log: createLog('silent'), program: 'worker 7 at night', secrets: [] })
  const turn = watch.loop('pay_draws')
  const fails = () => Promise.reject(new Error('no line of draw 7 has odds'))
  await turn(fails).catch(() => undefined)
  await turn(fails).catch(() => undefined)
  await app.owner_db`
    insert into job.run (job, began_at, lasted_ms) values ('settle_bonuses', now(), 45000)
    on conflict (job) do update set began_at = excluded.began_at, lasted_ms = excluded.lasted_ms`
  const { page } = await staff.signedIn('owner')
  const { page: agent } = await staff.signedIn('agent')

  const alarm = page.getByRole('alert').filter({ hasText: 'periodic jobs' })
  await eventually(() => alarm.innerText()).toMatch(/2 periodic jobs raise an alarm/)
  expect(await alarm.innerText()).toMatch(/Paying 2D draws failed 2 times in a row.*\s+Winners wait for their prizes/)
  expect(await alarm.innerText()).toMatch(/bonuses took 45 s in its last run; more than 30 s is too long\./)
  expect(await alarm.innerText()).toMatch(/Now: Wait ten minutes/)
  expect(await alarm.innerText()).not.toMatch(/pay_draws|no line of draw 7/)
  await expectReadable(page)
  await alarm.getByText('Details for your engineer').click()
  expect(await alarm.innerText()).toMatch(/pay_draws ran in worker 7 at night\s+Error: no line of draw 7 has odds/)

  await turn(async () => {})
  await app.owner_db`update job.run set lasted_ms = 5 where job = 'settle_bonuses'`
  await page.reload()
  await page.getByText('GGR by the hour').waitFor()
  expect(await alarm.count()).toBe(0)
  await agent.getByText('GGR by the hour').waitFor()
  expect(await agent.getByText(/periodic job/).count()).toBe(0)
})

test('a ledger that differs says how much in kyat, whose, since when and what to do now, until it is right', async () => {
  const { app } = site
  const checks = reconciliationChecks(app.key)
  const player = await app.player({ main: kyat(9_000), game: kyat(1_000) })
  const [named] = await app.owner_db<{ name: string }[]>`select name from identity.player where id = ${player.id}`
  await moveBack(app, 1)
  const planted = (kyats: number) =>
    app.owner_db.begin(async (tx) => {
      await tx`set local session_replication_role = replica`
      await tx`update ledger.account set balance = balance + ${kyat(kyats)} where id = ${player.id * 10n + 1n}`
    })
  await planted(2_500)
  await proveNew(app.worker_db, checks)
  const { page } = await staff.signedIn('owner')
  const { page: agent } = await staff.signedIn('agent')

  const differs = page.getByRole('alert').filter({ hasText: 'The ledger has a discrepancy' })
  await differs.waitFor()
  const text = await differs.innerText()
  expect(text).toMatch(
    /A balance is not the sum of its transfers\.\s+2,500 Ks, player .+, since \d+ \w+ \d{4}, \d\d:\d\d/,
  )
  expect(text).toMatch(/Now: Approve no withdrawal of the players named here, and close no day\. Call your engineer\./)
  expect(text).not.toMatch(RAW_FIGURE)
  await expectReadable(page)
  await differs.getByText('Details for your engineer').click()
  expect(await differs.innerText()).toMatch(
    new RegExp(
      `I2 account ${player.id * 10n + 1n}: its row says 115000000, .* should hold that each balance is the sum`,
      's',
    ),
  )
  await expectReadable(page)

  await endWholeProof(app.reports_db, { checks: 40, wrong_checks: 0 })
  await page.reload()
  await differs.getByText(/A proof of the whole ledger found nothing on .* looked at again every minute/).waitFor()
  await differs.getByRole('link', { name: named?.name ?? '' }).click()
  await page.waitForURL(`**/players/${player.id}`)

  await planted(-2_500)
  await proveHistory(app.worker_db, checks)
  await page.goBack()
  await page.reload()
  await page.getByText('GGR by the hour').waitFor()
  expect(await differs.count()).toBe(0)
  await agent.getByText('GGR by the hour').waitFor()
  expect(await agent.getByText(/discrepancy/).count()).toBe(0)
}, 180_000)

test('a whole proof that found more than the worker says so by itself', async () => {
  await endWholeProof(site.app.reports_db, { checks: 40, wrong_checks: 2 })
  const { page } = await staff.signedIn('owner')

  const differs = page.getByRole('alert').filter({ hasText: 'A proof of the whole ledger found discrepancies on' })
  await differs.waitFor()
  expect(await differs.innerText()).toMatch(/has not come to them yet, or they were put right since/)

  await endWholeProof(site.app.reports_db, { checks: 40, wrong_checks: 0 })
  await page.reload()
  await page.getByText('GGR by the hour').waitFor()
  expect(await differs.count()).toBe(0)
})
