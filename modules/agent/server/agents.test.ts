import { afterAll, describe, expect, test } from 'vitest'
import type { AgentProfile, AgentsAnswer } from '#agent/contract/staff.ts'
import type { Reply } from '#tests/support/app/start-test-app.ts'
import { startTestAppWithStaff } from '#tests/support/app/test-app-with-staff.ts'

const { app, consoleClient, owner, agent } = await startTestAppWithStaff(['owner', 'agent'])
const sub = await consoleClient.hire('sub_agent', { parent_id: agent.id })
const other = await consoleClient.staff('agent')
afterAll(() => app.expectReconciled())

const post = (path: string, body: object, as = owner) => consoleClient.call('POST', path, { as, body })
const profileIn = (reply: Reply) => {
  expect(reply.status, reply.text).toBe(200)
  return reply.body.data as AgentProfile
}
const profile = async (as = owner) => profileIn(await consoleClient.call('GET', `/agents/${agent.id}`, { as }))

let phones = 0
const register = (referral_code: string) => {
  const phone = `0945${String(++phones).padStart(7, '0')}`
  const body = { name: 'Ma Su', phone, password: 'lantern-umbrella', password_confirmation: 'lantern-umbrella' }
  return app.call('POST', '/api/register', { body: { ...body, referral_code }, address: `10.9.${phones}.1` })
}

describe('a referral code', () => {
  test('of an agent or of a sub-agent brings its players to the agent', async () => {
    const own = profileIn(await post(`/agents/${agent.id}/codes`, { code: 'shwe24' }, agent)).codes[0]
    const of_sub = profileIn(await post(`/agents/${agent.id}/codes`, { staff_id: String(sub.id) }, agent)).codes[1]
    expect(own).toMatchObject({ code: 'SHWE24', link: 'http://thazin.test/?ref=SHWE24', is_on: true, players: 0 })
    expect(own?.qr).toMatch(/^data:image\/svg/)
    expect(of_sub?.staff.user_name).toBe(sub.user_name)

    for (const code of [own?.code, of_sub?.code]) expect((await register(code ?? '')).status).toBe(200)

    const { codes, players, sub_agents } = await profile(agent)
    expect(players).toBe(2)
    expect(codes.map((code) => code.players)).toEqual([1, 1])
    expect(sub_agents).toMatchObject([{ user_name: sub.user_name, players_brought: 1 }])
    const list = await consoleClient.call('GET', `/agents/${agent.id}/players`, { as: agent })
    expect(list.body.data).toMatchObject([{ referral_code: of_sub?.code }, { referral_code: 'SHWE24' }])
  })

  test('that is switched off brings nobody, as one that never was', async () => {
    await post(`/agents/${agent.id}/codes`, { code: 'PAUSED' })
    profileIn(await post('/referral-codes/PAUSED/active', { is_on: false }, agent))

    for (const code of ['PAUSED', 'NOBODY']) {
      expect((await register(code)).body).toMatchObject({ error_codes: { referral_code: 'referral_unknown' } })
    }
    profileIn(await post('/referral-codes/PAUSED/active', { is_on: true }))
    expect((await register('PAUSED')).status).toBe(200)
  })

  test('of an agent who is switched off brings nobody either', async () => {
    const gone = await consoleClient.hire('agent')
    await post(`/agents/${gone.id}/codes`, { code: 'GONE24' })
    const off = { is_active: false, reason: 'left the company' }
    expect((await post(`/staff/${gone.id}/active`, off)).status).toBe(200)

    expect((await register('GONE24')).body).toMatchObject({ error_codes: { referral_code: 'referral_unknown' } })
  })

  test.each([
    [{ code: 'SHWE24' }, { code: 'referral_code_taken' }],
    [{ code: 'A B' }, { code: 'referral_code_invalid' }],
    [{ staff_id: '999999' }, { staff_id: 'parent_invalid' }],
  ])('is not made with %j', async (body, error_codes) => {
    expect((await post(`/agents/${agent.id}/codes`, body)).body).toMatchObject({ error_codes })
  })
})

describe('an agent', () => {
  test('sees the own profile and the sub-agents, and nothing of other agents', async () => {
    const seen = (await consoleClient.call('GET', '/agents', { as: agent })).body as AgentsAnswer
    expect(seen.data.map(({ user_name }) => user_name)).toEqual([agent.user_name])
    const all = (await consoleClient.call('GET', '/agents', { as: owner })).body as AgentsAnswer
    expect(all.data.map(({ id }) => id)).toContain(String(other.id))

    for (const part of ['', '/statement', '/days', '/players', '/transactions']) {
      expect((await consoleClient.call('GET', `/agents/${agent.id}${part}`, { as: other })).status, part).toBe(404)
    }
    expect((await post(`/agents/${agent.id}/codes`, {}, other)).status).toBe(404)
    expect((await post('/referral-codes/SHWE24/active', { is_on: false }, other)).status).toBe(404)
  })

  test('sets no plan and takes over no player', async () => {
    const plan = { valid_from: '2090-01-01', basis: 'ggr', rates: [{ game_kind: 'SLOT', percent: 90 }] }
    expect((await post(`/agents/${agent.id}/plan`, plan, agent)).body.code).toBe('not_permitted')
    const player = { user_name: 'P0000001', reason: 'mine' }
    expect((await post(`/agents/${agent.id}/players`, player, agent)).body.code).toBe('not_permitted')
    expect((await post(`/agents/${agent.id}/float`, { uses_float: false, reason: 'x' }, agent)).status).toBe(403)
  })
})

describe('a plan', () => {
  const plan = { basis: 'turnover', rates: [{ game_kind: 'SLOT', percent: 0.4 }] }

  test('holds from its day on, and stands in the audit log beside the one before', async () => {
    const { plan_from } = await profile()
    profileIn(await post(`/agents/${agent.id}/plan`, { ...plan, valid_from: plan_from }))
    const later = { ...plan, valid_from: '2090-01-01', basis: 'ggr', rates: [{ game_kind: 'shan', percent: 25 }] }

    const { plan: today, plans } = profileIn(await post(`/agents/${agent.id}/plan`, later))

    expect(today).toEqual({ ...plan, valid_from: plan_from })
    expect(plans.map(({ valid_from }) => valid_from)).toEqual(['2090-01-01', plan_from])
    const [entry] = await app.owner_db<{ before: object; after: object }[]>`
      select before, after from staff.audit where action = 'agents.set_plan' order by id desc limit 1`
    expect(entry).toMatchObject({ before: { basis: 'turnover' }, after: { basis: 'ggr', valid_from: '2090-01-01' } })
  })

  test.each([
    [{ valid_from: '2020-01-01' }, { valid_from: 'plan_too_early' }],
    [{ valid_from: '2090-02-30' }, { valid_from: 'plan_too_early' }],
    [{ rates: [{ game_kind: 'SLOT', percent: 11 }] }, { SLOT: 'rate_invalid' }],
    [{ rates: [{ game_kind: 'SLOT', percent: null }] }, { rates: 'rates_missing' }],
  ])('is not set with %j', async (fields, error_codes) => {
    const reply = await post(`/agents/${agent.id}/plan`, { ...plan, valid_from: '2090-01-01', ...fields })
    expect(reply.body).toMatchObject({ code: 'invalid_fields', error_codes })
  })
})
