import { expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { seedPromotionDemo } from '#promotion/server/index.ts'
import { openSite } from '#tests/e2e/harness/browser.ts'
import { openConsoleClient } from '#tests/e2e/harness/console-client.ts'
import { faultsOfAxe } from '#tests/e2e/harness/faults-of-axe.ts'

const site = openSite()
const consoleClient = openConsoleClient(site)

test('a bonus has more time when one person has requested it and another one has approved it', async () => {
  await seedPromotionDemo(site.app.owner_db)
  const [offer] = await site.app.owner_db<{ id: number }[]>`
    select id from promotion.promotion where event = 'visit' order by place limit 1`
  const player = await site.app.player({ game: kyat(30_000) })
  const claim = await site.app.call('POST', `/api/promotion/${offer?.id}/claim`, { token: player.token, body: {} })
  expect(claim.status, claim.text).toBe(200)
  const maker = (await consoleClient.signedIn('cashier')).page
  await maker.goto(`/players/${player.id}`)
  const bonuses = maker.getByRole('region', { name: 'Bonuses' })
  const until = await bonuses.getByText(/until /).innerText()

  await bonuses.getByRole('button', { name: 'Change' }).click()
  const sheet = maker.getByRole('dialog')
  await sheet.getByLabel('Days, at most 90').fill('7')
  await sheet.getByLabel('Reason').fill('was ill for a week')
  expect(await faultsOfAxe(maker)).toEqual([])
  await sheet.getByRole('button', { name: 'Submit' }).click()

  await bonuses.getByText('7 more days wait for a second person.').waitFor()
  const checker = (await consoleClient.signedIn('owner')).page
  await checker.goto('/approvals')
  await checker.getByRole('button', { name: 'Approve' }).click()
  await checker.getByText('Approved.').waitFor()
  await maker.reload()
  await bonuses.getByRole('button', { name: 'Change' }).waitFor()
  expect(await bonuses.getByText(/until /).innerText()).not.toBe(until)
  await maker.getByRole('img', { name: /^Balance of the last 90 days/ }).waitFor()
  expect(consoleClient.refusals()).toEqual([])
})
