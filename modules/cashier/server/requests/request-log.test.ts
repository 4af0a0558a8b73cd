import { afterAll, beforeAll, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { startTestApp, type TestApp } from '#tests/support/app/start-test-app.ts'
import { paymentAccount, type TestAccount } from '#tests/support/use-cases/payment-accounts.ts'

let app: TestApp
let account: TestAccount
beforeAll(async () => {
  app = await startTestApp({ site_url: 'https://thazin.example' })
  account = await paymentAccount(app)
})
afterAll(() => app.close())

interface RequestPage {
  data: { amount: number }[]
  links: { url: string | null; label: string }[]
  current_page: number
  last_page: number
  total: number
}

test.each([
  { name: 'deposit', direction: 'deposit', has_account: true },
  { name: 'withdraw', direction: 'withdrawal', has_account: false },
])('the links of the $name request log lead over all of its pages', async ({ name, direction, has_account }) => {
  const player = await app.player()
  const [staff] = await app.owner_db<{ id: bigint }[]>`
    insert into staff.staff (user_name, password_hash, role) values (${`cashier.${name}`}, 'none', 'cashier')
    returning id`
  await app.owner_db`
    insert into cashier.request (id, direction, player_id, amount, payment_type_id, account_name, account_number,
                                 payment_account_id, refrence_no, status, decided_at, decided_by)
    select gen_random_uuid(), ${direction}, ${player.id}, ${kyat(1_000)} + n * ${kyat(1)}, ${account.payment_type_id}, 'A',
           '12345', ${has_account ? account.id : null}, ${has_account ? '000000' : null}, 'rejected', now(),
           ${staff?.id ?? null}
    from generate_series(0, 40) n`
  const log = `https://thazin.example/api/transaction/${name}-requestlog`

  const pages: RequestPage[] = []
  for (let url: string | null | undefined = log; url; url = next(pages)) {
    const reply = await app.call('GET', url, { token: player.token })
    expect(reply.status, reply.text).toBe(200)
    pages.push(reply.body.data as RequestPage)
  }

  const amounts = pages.flatMap(({ data }) => data.map(({ amount }) => amount))
  expect(amounts).toEqual(Array.from({ length: 41 }, (_, n) => 1_040 - n))
  expect(
    pages.map(({ data, current_page, last_page, total }) => [data.length, current_page, last_page, total]),
  ).toEqual([
    [20, 1, 3, 41],
    [20, 2, 3, 41],
    [1, 3, 3, 41],
  ])
  expect(pages[1]?.links).toEqual([
    { url: `${log}?page=1`, label: 'Previous', active: false },
    { url: `${log}?page=1`, label: '1', active: false },
    { url: `${log}?page=2`, label: '2', active: true },
    { url: `${log}?page=3`, label: '3', active: false },
    { url: `${log}?page=3`, label: 'Next', active: false },
  ])
})

/** As original clients look for it. */
const next = (pages: RequestPage[]) => pages.at(-1)?.links.find(({ label }) => /next/i.test(label))?.url
