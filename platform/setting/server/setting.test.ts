import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import type { SettingGroup, SettingsBody } from '#setting/contract/staff.ts'
import type { TestStaff } from '#tests/support/app/open-console.ts'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'
import { startTestAppWithStaff } from '#tests/support/app/test-app-with-staff.ts'
import { settled } from '#tests/support/partners/sync-catalog.ts'

const { app, consoleClient, owner, cashier } = await startTestAppWithStaff(['owner', 'cashier'])
let player: TestPlayer

beforeAll(async () => {
  player = await app.player({ game: kyat(1_000) })
})
afterAll(() => app.expectReconciled())

const groupOf = async (key: string): Promise<SettingGroup> => {
  const reply = await consoleClient.call('GET', '/settings', { as: owner })
  const group = (reply.body.data as SettingGroup[]).find((one) => one.key === key)
  if (!group) throw new Error(`there is no group ${key}: ${reply.text}`)
  return group
}
const valuesOf = (group: SettingGroup) => Object.fromEntries(group.fields.map(({ key, value }) => [key, value]))
const change = (key: string, values: SettingsBody['values'], as = owner) =>
  consoleClient.call('POST', `/settings/${key}`, { as, body: { values, reason: 'the board wants it' } })
const decide = (key: string, name: 'approve' | 'reject', id: string | undefined, as: TestStaff) =>
  consoleClient.call('POST', `/settings/${key}/${name}`, { as, body: { id: id ?? '' } })
const auditOf = (key: string) =>
  app.owner_db`select action, before, after from staff.audit where object = ${`settings:${key}`} order by id`

describe('a setting', () => {
  test('is changed where it is named, shown with its history, and stands in the audit log from what to what', async () => {
    const reply = await change('cashier', { deposit_min: 5_000, pending_deposits_max: 5 })

    expect(reply.status, reply.text).toBe(200)
    const group = reply.body.data as SettingGroup
    expect(valuesOf(group)).toMatchObject({ deposit_min: 5_000, withdrawal_min: 10_000 })
    expect(group.history).toMatchObject([
      { before: { deposit_min: 1_000 }, after: { deposit_min: 5_000 }, user_name: owner.user_name },
    ])
    expect(await auditOf('cashier')).toEqual([
      { action: 'settings.change', before: { deposit_min: 1_000 }, after: { deposit_min: 5_000 } },
    ])
    const rules = await app.call('GET', '/api/cashier-rules', { token: player.token })
    expect(rules.body.data).toMatchObject({ deposit: { amount_min: 5_000 } })
  })

  test.each([
    ['cashier', { deposit_min: 0 }, { deposit_min: 'out_of_bounds' }],
    ['cashier', { deposit_min: 10.5 }, { deposit_min: 'invalid' }],
    ['cashier', { deposit_min: '5000' }, { deposit_min: 'invalid' }],
    ['cashier', { nonsense: 1 }, { nonsense: 'invalid' }],
    ['cashier', { withdrawal_max: 9_999 }, { withdrawal_max: 'bounds_crossed' }],
    ['digit_bet', { payout_digit: 10.01 }, { payout_digit: 'out_of_bounds' }],
    ['digit_bet', { auto_roll: 1 }, { auto_roll: 'invalid' }],
    ['external_game', { url_1: 'http://play.example/' }, { url_1: 'link_invalid' }],
    ['external_game', { url_1: 'https://good@evil.example/' }, { url_1: 'link_invalid' }],
    ['external_game', { is_on_1: true }, { url_1: 'required', name_en_1: 'required' }],
    ['brand', { brand_name: 'x'.repeat(41) }, { brand_name: 'out_of_bounds' }],
  ] as [string, SettingsBody['values'], Record<string, string>][])(
    'of %s is refused as %o',
    async (key, values, faults) => {
      const before = await groupOf(key)
      expect(await change(key, values)).toMatchObject({ status: 422, body: { error_codes: faults } })
      expect(await groupOf(key)).toEqual(before)
    },
  )

  test('is not there for everybody, and no group is there that nobody declared', async () => {
    for (const role of ['editor', 'auditor', 'agent'] as const) {
      const reply = await change('cashier', { deposit_min: 1 }, await consoleClient.staff(role))
      expect(reply).toMatchObject({ status: 403, body: { code: 'not_permitted' } })
    }
    expect(await change('treasure', { gold: 1 })).toMatchObject({ status: 404 })
  })
})

describe('a payout', () => {
  const stake = { bet_type: 'big', bet_amount: 100, multiplier: 1 }

  test('changes by the word of a second person, for bets from then on', async () => {
    const requested = await change('digit_bet', { payout_big: 1.8, payout_small: 1.8, stake_min: 10 })
    const proposal = (requested.body.data as SettingGroup).proposal

    expect(proposal).toMatchObject({
      before: { payout_big: 1.9, payout_small: 1.9, stake_min: 1 },
      after: { payout_big: 1.8, payout_small: 1.8, stake_min: 10 },
      user_name: owner.user_name,
      is_mine: true,
    })
    expect(valuesOf(await groupOf('digit_bet'))).toMatchObject({ payout_big: 1.9, stake_min: 1 })
    expect(await change('digit_bet', { payout_digit: 9 })).toMatchObject({ body: { code: 'setting_change_waits' } })
    expect(await decide('digit_bet', 'approve', proposal?.id, owner)).toMatchObject({
      status: 403,
      body: { code: 'approver_required' },
    })

    expect((await decide('digit_bet', 'approve', proposal?.id, cashier)).status).toBe(200)

    await settled()
    const rules = await app.call('GET', '/api/digitbet/rules')
    expect(rules.body.data).toMatchObject({ payouts: { big: 1.8, small: 1.8, digit: 9.5 }, stake_min: 10 })
    const bet = await app.call('POST', '/api/digitbet', { token: player.token, body: stake })
    expect(bet.status, bet.text).toBe(200)
    expect((await auditOf('digit_bet')).map((row) => row.action)).toEqual([
      'settings.propose',
      'settings.change',
      'settings.approve',
    ])
  })

  test('changes once when twenty approve, and never when it was rejected', async () => {
    const second = await consoleClient.staff('owner')
    const requested = await change('digit_bet', { payout_digit: 9 })
    const id = (requested.body.data as SettingGroup).proposal?.id
    const replies = await Promise.all(Array.from({ length: 20 }, () => decide('digit_bet', 'approve', id, second)))
    // By one person: said again it changes nothing.
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(20)
    const changes = await app.owner_db`
      select from staff.audit where action = 'settings.change' and after ->> 'payout_digit' = '9'`
    expect(changes).toHaveLength(1)

    const again = await change('digit_bet', { payout_digit: 8 })
    const taken_back = (again.body.data as SettingGroup).proposal?.id
    expect((await decide('digit_bet', 'reject', taken_back, owner)).body.data).toMatchObject({ proposal: null })
    expect(await decide('digit_bet', 'approve', taken_back, second)).toMatchObject({ status: 404 })
    expect(valuesOf(await groupOf('digit_bet'))).toMatchObject({ payout_digit: 9 })
  })

  test('is not approved when it stands otherwise by now', async () => {
    const requested = await change('cashier', { second_person_above: 2_000_000 })
    const id = (requested.body.data as SettingGroup).proposal?.id
    await app.owner_db`update cashier.setting set second_person_above = ${kyat(3_000_000)}`

    expect(await decide('cashier', 'approve', id, cashier)).toMatchObject({
      body: { code: 'setting_changed_meanwhile' },
    })
    expect((await decide('cashier', 'reject', id, cashier)).status).toBe(200)
  })
})

test('a link to another site appears when it is shown, and goes when it is not', async () => {
  const link = { is_on_2: true, url_2: 'https://play.example/start', name_en_2: 'Golden Rooster', name_mm_2: 'ရွှေကြက်' }
  expect((await change('external_game', link)).status).toBe(200)
  await settled()
  const shown = await app.call('GET', '/api/external-games?lan=th')
  expect(JSON.stringify(shown.body)).toContain('Golden Rooster')

  expect(valuesOf(await groupOf('external_game'))).toMatchObject({ ...link, name_th_2: '' })
  expect((await change('external_game', { is_on_2: false })).status).toBe(200)
  await settled()
  expect(JSON.stringify((await app.call('GET', '/api/external-games?lan=th')).body)).not.toContain('Golden Rooster')
})
