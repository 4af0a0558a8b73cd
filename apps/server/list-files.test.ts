import { expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { startTestAppWithStaff } from '#tests/support/app/test-app-with-staff.ts'
import { paymentAccount } from '#tests/support/use-cases/payment-accounts.ts'
import { requestDepositFor } from '#tests/support/use-cases/request-from-cashier.ts'

const { app, consoleClient, owner, agent } = await startTestAppWithStaff(['owner', 'agent'])

async function file(path: string, as = owner): Promise<string[]> {
  const reply = await consoleClient.call('GET', path, { as })
  expect(reply.status, `${path}: ${reply.text}`).toBe(200)
  expect(reply.text.startsWith('\uFEFF'), path).toBe(true)
  return reply.text.slice(1).trim().split('\r\n')
}

test('a list as a file has every row of every page, moments in Yangon’s time and in UTC, and no cell that a program would run', async () => {
  const account = await paymentAccount(app)
  const player = await app.player({ main: kyat(1_000) })
  await app.owner_db`update identity.player set name = '=1+1' where id = ${player.id}`
  await app.owner_db`update cashier.setting set pending_deposits_max = 100`
  for (let n = 0; n < 60; n++)
    await requestDepositFor(app, player, account, { amount: 10_000 + n, refrence_no: String(771_200 + n) })

  const [head = '', ...rows] = await file('/deposits.csv')
  const names = head.split(',')
  expect(names).toContain('created_at_yangon')
  expect(names[names.indexOf('created_at_yangon') + 1]).toBe('created_at_utc')
  expect(rows).toHaveLength(60)
  const cells = rows[0]?.split(',') ?? []
  const [yangon = '', utc = ''] = cells.slice(names.indexOf('created_at_yangon'))
  expect(Date.parse(`${yangon.replace(' ', 'T')}+06:30`)).toBe(Date.parse(utc))
  expect(cells[names.indexOf('player_name')]).toBe("'=1+1")
  expect(await file('/deposits.csv?status=rejected')).toEqual([head])
  // As far as the caller may see.
  expect(await file('/deposits.csv', agent)).toEqual([head])
})

test('each list of the console has a file, with the rights of the list', async () => {
  const lists = consoleClient.routes.filter(({ url }) => url.endsWith('.csv'))
  const of = (name: string) => lists.some(({ url }) => url === `/api/console${name}.csv`)
  for (const name of [
    '/deposits',
    '/withdrawals',
    '/players',
    '/agents',
    '/agents/:id/transactions',
    '/approvals',
    '/payment-accounts',
    '/account-balances',
    '/agent-receivables',
    '/wagers',
    '/held-credits',
    '/audit',
    '/staff',
    '/content/:kind/list',
    '/client-errors',
    '/two-d/draws',
    '/closing-statements',
    '/transfers',
  ]) {
    expect(of(name), name).toBe(true)
  }
  for (const { url, demand } of lists) {
    const list = consoleClient.routes.find((route) => route.url === url.replace(/(?:\/list)?\.csv$/, ''))
    if (list) expect(demand, url).toBe(list.demand)
  }
})
