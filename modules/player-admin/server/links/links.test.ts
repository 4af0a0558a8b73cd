import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import type { PlayerLink, PlayerLinksAnswer } from '#player-admin/contract/links.ts'
import { LINKS_OF_KIND_MAX } from '#player-admin/contract/rules.ts'
import type { Permission } from '#staff/contract/rules.ts'
import type { TestStaff } from '#tests/support/app/open-console.ts'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'
import { startTestAppWithStaff } from '#tests/support/app/test-app-with-staff.ts'
import { drawnReceipt, sentOn } from '#tests/support/use-cases/drawn-receipt.ts'
import { paymentAccount, type TestAccount } from '#tests/support/use-cases/payment-accounts.ts'
import { requestDepositFor, requestWithdrawalFor } from '#tests/support/use-cases/request-from-cashier.ts'

const { app, consoleClient, owner } = await startTestAppWithStaff(['owner'])
const support = await consoleClient.staff('support')
let account: TestAccount
beforeAll(async () => {
  account = await paymentAccount(app)
})
let player: TestPlayer
let other: TestPlayer
beforeEach(async () => {
  player = await app.player({ main: kyat(100_000) })
  other = await app.player({ main: kyat(100_000) })
})

async function answer(of: TestPlayer, as: TestStaff = support): Promise<PlayerLinksAnswer['data']> {
  const reply = await consoleClient.call('GET', `/players/${of.id}/links`, { as })
  expect(reply.status, reply.text).toBe(200)
  return (reply.body as PlayerLinksAnswer).data
}
const links = async (of: TestPlayer, as?: TestStaff): Promise<PlayerLink[]> => (await answer(of, as)).links
const kinds = async (of: TestPlayer, as?: TestStaff) =>
  (await links(of, as)).map(({ kind, player: { id } }) => `${kind} ${id}`)

interface SignIn {
  address?: string
  device?: string
}

async function signIn({ user, password }: TestPlayer, { address = '10.200.0.1', device }: SignIn): Promise<void> {
  const reply = await app.call('POST', '/api/login', {
    body: { user_name: user.user_name, password },
    address,
    ...(device !== undefined && { headers: { cookie: `device=${device}` } }),
  })
  expect(reply.status, reply.text).toBe(200)
}

const receipt = (transaction_id: string) =>
  drawnReceipt({ amount: '50000', transaction_id, time: '202611031402', name: 'THAZIN' })
const pay = async (who: TestPlayer, picture: Buffer) =>
  requestDepositFor(app, who, account, { receipt: picture.toString('base64') })

describe('two players are linked', () => {
  test('by a payee, in each spelling of its number, with the request and since when', async () => {
    const end = String(player.id).padStart(7, '0')
    await requestWithdrawalFor(app, player, account, { account_number: `0942${end}` })
    const id = await requestWithdrawalFor(app, other, account, { account_number: `95942${end}` })

    const [link] = await links(player)
    const times = { since: expect.any(String), last_at: expect.any(String) }
    const who = { id: String(other.id), user_name: other.user.user_name, name: other.user.name, status: 'active' }
    const request = { id, number: expect.any(Number), direction: 'withdrawal', status: 'pending' }
    expect(link).toEqual({ kind: 'payee', player: who, sign: `0942${end}`, ...times, request })
    expect(await kinds(other)).toEqual([`payee ${player.id}`])
  })

  test('by a device, and not where each has one', async () => {
    const device = '00ab'.repeat(8)
    await signIn(player, { device, address: '10.200.1.1' })
    await signIn(other, { device, address: '10.200.1.2' })
    await signIn(await app.player(), { device: '00cd'.repeat(8), address: '10.200.1.3' })

    expect(await kinds(player)).toEqual([`device ${other.id}`])
    expect((await links(player))[0]).toMatchObject({ sign: null, request: null })
  })

  test('by the picture of a receipt, also where it was compressed anew, and not by another of the same wallet', async () => {
    const picture = await receipt('01002345678901482913')
    await pay(player, picture)
    await pay(await app.player(), await receipt('01002345678901771205'))
    const id = await pay(other, await sentOn(picture))

    expect(await kinds(player)).toEqual([`picture ${other.id}`])
    expect((await links(player))[0]?.request).toMatchObject({ id, direction: 'deposit', status: 'pending' })
    expect(await kinds(other)).toEqual([`picture ${player.id}`])
  })

  test('by an address of few players, and not by one that many use, as that of a mobile operator', async () => {
    await signIn(player, { address: '10.201.0.1' })
    await signIn(other, { address: '10.201.0.1' })
    expect(await kinds(player)).toEqual([`address ${other.id}`])

    for (let count = 2; count < 6; count++) await signIn(await app.player(), { address: '10.201.0.1' })
    expect(await kinds(player)).toEqual([])
  })

  test('by an address only where both were there at about the same time', async () => {
    await signIn(player, { address: '10.202.0.1' })
    await app.owner_db`update identity.session set created_at = now() - interval '50 days' where player_id = ${player.id}`
    await signIn(other, { address: '10.202.0.1' })

    expect([await kinds(player), await kinds(other)]).toEqual([[], []])
  })

  test('where one came by a code of the other, who is one of the staff', async () => {
    const agent = await consoleClient.staff('agent')
    await app.owner_db`update staff.staff set player_id = ${player.id} where id = ${agent.id}`
    await app.owner_db`
      insert into identity.referral_code (code, agent_id, staff_id) values ('LINKED', ${agent.id}, ${agent.id})`
    await app.owner_db`update identity.player set referral_code = 'LINKED' where id = ${other.id}`

    expect(await kinds(player)).toEqual([`invited ${other.id}`])
    expect(await kinds(other)).toEqual([`invited_by ${player.id}`])
    expect((await links(other))[0]?.sign).toBe('LINKED')
  })
})

describe('of linked players', () => {
  test('the last ten of a kind are shown, and that there are more', async () => {
    const account_number = `0943${String(player.id).padStart(7, '0')}`
    await requestWithdrawalFor(app, player, account, { account_number })
    const others: TestPlayer[] = []
    while (others.length <= LINKS_OF_KIND_MAX) {
      others.push(await app.player({ main: kyat(50_000) }))
      await requestWithdrawalFor(app, others.at(-1) as TestPlayer, account, { account_number })
    }

    const newest = others.toReversed().slice(0, LINKS_OF_KIND_MAX)
    expect(await kinds(player)).toEqual(newest.map(({ id }) => `payee ${id}`))
    expect((await answer(player)).more).toEqual(['payee'])
  })

  test('an agent sees their own, and a person sees the kinds that they may read', async () => {
    const agent = await consoleClient.staff('agent')
    const picture = await receipt('01002345678901660001')
    for (const one of [player, other]) {
      await requestWithdrawalFor(app, one, account, { account_number: `0944${String(player.id).padStart(7, '0')}` })
      await pay(one, picture)
    }
    await app.owner_db`update identity.player set agent_id = ${agent.id} where id = ${player.id}`
    expect(await kinds(player, owner)).toEqual([`payee ${other.id}`, `picture ${other.id}`])
    expect(await kinds(player, agent)).toEqual([])

    await app.owner_db`update identity.player set agent_id = ${agent.id} where id = ${other.id}`
    const permissions: Permission[] = ['players.read', 'deposits.read']
    const helper = await consoleClient.staff('sub_agent', { parent_id: agent.id, permissions })
    expect(await kinds(player, agent)).toEqual([`payee ${other.id}`, `picture ${other.id}`])
    expect(await kinds(player, helper)).toEqual([`picture ${other.id}`])
    const stranger = await consoleClient.staff('agent')
    const reply = await consoleClient.call('GET', `/players/${player.id}/links`, { as: stranger })
    expect(reply.body.code).toBe('not_found')
  })
})
