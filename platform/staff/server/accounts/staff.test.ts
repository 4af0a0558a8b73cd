import { describe, expect, test } from 'vitest'
import type {
  AuditAnswer,
  AuditRow,
  OneTimePasswordAnswer,
  SignInState,
  StaffListAnswer,
} from '#staff/contract/staff.ts'
import type { TestStaff } from '#tests/support/app/open-console.ts'
import { startTestAppWithStaff } from '#tests/support/app/test-app-with-staff.ts'
import { createOwner, scopeOf } from '../index.ts'

const { app, consoleClient, owner, agent } = await startTestAppWithStaff(['owner', 'agent'])

const create = (as: TestStaff, body: Record<string, unknown>) => consoleClient.call('POST', '/staff', { as, body })
const change = (as: TestStaff, id: bigint | string, what: string, body: unknown) =>
  consoleClient.call('POST', `/staff/${id}/${what}`, { as, body })
const enter = (user_name: string, password: string) =>
  consoleClient.call('POST', '/sign-in', { body: { user_name, password }, address: '10.40.0.1' })
const reason = 'lost the phone'

async function listed(as: TestStaff): Promise<string[]> {
  const reply = await consoleClient.call('GET', '/staff', { as })
  return (reply.body as StaffListAnswer).data.map((one) => one.user_name)
}

async function lastEntry(object: string): Promise<AuditRow | undefined> {
  const reply = await consoleClient.call('GET', `/audit?object=${object}`, { as: owner })
  return (reply.body as AuditAnswer).data[0]
}

async function giveAuthenticator(staff: TestStaff): Promise<void> {
  const secret = app.key.seal(Buffer.from('12345678901234567890'))
  await app.owner_db`update staff.staff set totp_secret = ${secret} where id = ${staff.id}`
}

describe('somebody new', () => {
  test('signs in with the password that was shown once, and then has to choose their own', async () => {
    const reply = await create(owner, { user_name: 'ma.thida', role: 'cashier' })
    const { id, one_time_password } = (reply.body as OneTimePasswordAnswer).data

    expect(one_time_password).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/)
    const entered = await enter('ma.thida', one_time_password)
    expect((entered.body.data as SignInState).next).toBe('new_password')
    expect(await lastEntry(`staff:${id}`)).toMatchObject({
      action: 'staff.create',
      user_name: owner.user_name,
      after: { user_name: 'ma.thida', role: 'cashier' },
    })
    expect(reply.text).not.toContain('password_hash')
  })

  test('of an agent is the agent’s sub-agent, also if the call asks for more', async () => {
    expect((await create(agent, { user_name: 'helper.one', role: 'cashier' })).body.code).toBe('not_permitted')
    const other = await consoleClient.hire('agent')
    const body = {
      user_name: 'helper.one',
      role: 'sub_agent',
      parent_id: String(other.id),
      permissions: ['players.read'],
    }
    expect((await create(agent, body)).status).toBe(200)
    expect(await listed(agent)).toEqual(['helper.one'])
    expect(await listed(owner)).toContain('helper.one')
  })

  test.each([
    [{ user_name: '', role: 'cashier' }, { user_name: 'required' }],
    [{ user_name: '9lives', role: 'cashier' }, { user_name: 'user_name_invalid' }],
    [{ user_name: 'helper.two', role: 'sub_agent' }, { parent_id: 'parent_invalid' }],
    [
      { user_name: 'helper.two', role: 'sub_agent', parent_id: '1', permissions: ['staff.write'] },
      { parent_id: 'parent_invalid', permissions: 'permission_not_offered' },
    ],
  ])('is not %j', async (body, error_codes) => {
    expect((await create(owner, body)).body).toMatchObject({ code: 'invalid_fields', error_codes })
  })

  test('has a name that nobody has', async () => {
    const body = { user_name: owner.user_name, role: 'auditor' }
    expect((await create(owner, body)).body).toMatchObject({ error_codes: { user_name: 'user_name_taken' } })
  })

  test('has no role that the platform does not know', async () => {
    expect((await create(owner, { user_name: 'the.king', role: 'king' })).status).toBe(422)
  })
})

describe('an authenticator that was lost', () => {
  test('is reset by a second administrator, and every session of its owner ends', async () => {
    const unlucky = await consoleClient.staff('cashier')
    await giveAuthenticator(unlucky)

    expect((await change(owner, unlucky.id, 'reset-authenticator', { reason })).status).toBe(200)

    expect((await consoleClient.call('GET', '/me', { as: unlucky })).status).toBe(401)
    const entered = await enter(unlucky.user_name, unlucky.password)
    expect((entered.body.data as SignInState).next).toBe('nothing')
    expect(await lastEntry(`staff:${unlucky.id}`)).toMatchObject({ action: 'staff.sign_in' })
  })

  test('is never reset by its owner, not even in the highest role', async () => {
    const reply = await change(owner, owner.id, 'reset-authenticator', { reason })
    expect([reply.status, reply.body.code]).toEqual([403, 'approver_required'])
  })

  test('is not reset without a reason, nor by who may not', async () => {
    const unlucky = await consoleClient.hire('cashier')
    await giveAuthenticator(unlucky)
    const cashier = await consoleClient.staff('cashier')
    const silent = await change(owner, unlucky.id, 'reset-authenticator', { reason: ' ' })
    expect(silent.body).toMatchObject({ error_codes: { reason: 'required' } })
    expect((await change(cashier, unlucky.id, 'reset-authenticator', { reason })).status).toBe(403)
    const [row] = await app.owner_db`select totp_secret is not null as has from staff.staff where id = ${unlucky.id}`
    expect(row?.has).toBe(true)
  })
})

describe('a password that was forgotten', () => {
  test('is replaced by one that works once', async () => {
    const unlucky = await consoleClient.staff('editor')
    const reply = await change(owner, unlucky.id, 'reset-password', { reason })
    const { one_time_password } = (reply.body as OneTimePasswordAnswer).data

    expect((await consoleClient.call('GET', '/me', { as: unlucky })).status).toBe(401)
    expect((await enter(unlucky.user_name, unlucky.password)).status).toBe(401)
    const entered = await enter(unlucky.user_name, one_time_password)
    expect((entered.body.data as SignInState).next).toBe('new_password')
    expect(JSON.stringify(await lastEntry(`staff:${unlucky.id}`))).not.toContain(one_time_password)
  })

  test('one’s own is changed by oneself, and the other sessions end', async () => {
    const editor = await consoleClient.staff('editor')
    const other = await enter(editor.user_name, editor.password)
    const own = (password: string, current_password = editor.password) =>
      consoleClient.call('POST', '/me/password', {
        as: editor,
        body: { current_password, password, password_confirmation: password },
      })

    expect((await own('lantern-on-the-river', 'not-this-one')).body.code).toBe('wrong_current_password')
    expect((await own('shortone')).body).toMatchObject({ error_codes: { password: 'staff_password_too_short' } })
    expect((await own('Mandalay@2024!')).body).toMatchObject({ error_codes: { password: 'password_too_common' } })
    expect((await own('lantern-on-the-river')).status).toBe(200)

    expect((await consoleClient.call('GET', '/me', { as: editor })).status).toBe(200)
    expect((await consoleClient.call('GET', '/me', { as: other })).status).toBe(401)
    expect((await enter(editor.user_name, 'lantern-on-the-river')).status).toBe(200)
  })
})

describe('an agent', () => {
  test('manages their own sub-agents, and does not see anybody else', async () => {
    const mine = await consoleClient.hire('sub_agent', { parent_id: agent.id })
    const other_agent = await consoleClient.hire('agent')
    const theirs = await consoleClient.hire('sub_agent', { parent_id: other_agent.id })
    const body = { permissions: ['deposits.read'] }

    expect((await change(agent, mine.id, 'permissions', body)).status).toBe(200)
    for (const id of [theirs.id, other_agent.id, owner.id, 999_999n]) {
      expect((await change(agent, id, 'permissions', body)).status, String(id)).toBe(404)
      expect((await change(agent, id, 'active', { is_active: false, reason })).status, String(id)).toBe(404)
      expect((await change(agent, id, 'reset-password', { reason })).status, String(id)).toBe(404)
      expect((await change(agent, id, 'reset-authenticator', { reason })).status, String(id)).toBe(404)
    }
    expect(await listed(agent)).not.toContain(theirs.user_name)
  })

  test('gives a sub-agent permissions, which count at the next call', async () => {
    const helper = await consoleClient.staff('sub_agent', { parent_id: agent.id, permissions: ['players.read'] })
    const permissions = async () =>
      ((await consoleClient.call('GET', '/me', { as: helper })).body.data as SignInState).me?.permissions
    expect(await permissions()).toEqual(['players.read'])

    await change(agent, helper.id, 'permissions', { permissions: ['deposits.read', 'deposits.decide'] })

    expect(await permissions()).toEqual(['deposits.read', 'deposits.decide'])
    expect(await lastEntry(`staff:${helper.id}`)).toMatchObject({
      before: { permissions: ['players.read'] },
      after: { permissions: ['deposits.read', 'deposits.decide'] },
    })
    const greedy = await change(agent, helper.id, 'permissions', { permissions: ['players.adjust_balance'] })
    expect(greedy.body).toMatchObject({ error_codes: { permissions: 'permission_not_offered' } })
  })

  test('sees their own players, their sub-agent the same, and the platform all of them', async () => {
    expect(scopeOf({ agent_id: agent.id })).toEqual([agent.id])
    expect(scopeOf({ agent_id: null })).toBeNull()
    const helper = await consoleClient.staff('sub_agent', { parent_id: agent.id })
    const reply = await consoleClient.call('GET', '/me', { as: helper })
    expect((reply.body.data as SignInState).me?.agent_id).toBe(String(agent.id))
  })
})

test('of two owners who switch each other off at one moment one stays', async () => {
  const [one, other] = [await consoleClient.staff('owner'), await consoleClient.staff('owner')]
  const off = { is_active: false, reason }
  const replies = await Promise.all([change(one, other.id, 'active', off), change(other, one.id, 'active', off)])
  expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200, 401]))
})

test('nobody switches themselves off', async () => {
  expect((await change(owner, owner.id, 'active', { is_active: false, reason })).body.code).toBe('approver_required')
})

test('the first owner is made at the terminal, with a password of twelve characters', async () => {
  const create = (password: string) => createOwner(app.owner_db, { user_name: 'first', password, brand_name: 'Thazin' })

  await expect(create('too-short')).rejects.toThrow(/12/)
  await expect(create('Thazin@2024!')).rejects.toThrow(/easy to guess/)
  await create('umbrella-of-the-owner')
  expect((await enter('first', 'umbrella-of-the-owner')).status).toBe(200)
})
