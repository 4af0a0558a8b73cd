import { beforeAll, describe, expect, test } from 'vitest'
import type { PlayerRow, PlayersAnswer, PlayersQuery } from '#player-admin/contract/staff.ts'
import type { StaffCaller } from '#staff/server/index.ts'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'
import { startTestAppWithStaff } from '#tests/support/app/test-app-with-staff.ts'
import { playersPage } from './find-players.ts'

const PLAYERS = 100_000
const { app, consoleClient, owner } = await startTestAppWithStaff(['owner'])
let aung: TestPlayer
beforeAll(async () => {
  aung = await app.player()
  await app.owner_db.begin(async (tx) => {
    await tx`
      insert into identity.player (user_name, name, phone, password_hash)
      select 'Q' || lpad(n::text, 8, '0'), case n % 3 when 0 then 'Su Su ' when 1 then 'Ko Min ' else 'မောင် ' end || n,
             '+9597' || lpad(n::text, 8, '0'), 'none' from generate_series(1, ${PLAYERS}) n`
    await tx`
      insert into ledger.account (id, player_id, name, balance, version)
      select p.id * 10 + slot, p.id, account.name, 0, 0 from identity.player p,
      (values (1, 'main'), (2, 'game'), (3, 'hold')) as account (slot, name) where p.user_name like 'Q%'`
    await tx`analyze identity.player`
    await tx`analyze ledger.account`
  })
}, 120_000)

const page = async (query: Record<string, string>, as = owner): Promise<PlayersAnswer> => {
  const reply = await consoleClient.call('GET', `/players?${new URLSearchParams(query)}`, { as })
  expect(reply.status, reply.text).toBe(200)
  return reply.body as PlayersAnswer
}
const names = (rows: PlayerRow[]) => rows.map((row) => row.name)

describe('among 100,000 players', () => {
  test.each([
    ['the phone as the player writes it', () => aung.phone],
    ['the phone with blanks', () => aung.phone.replace(/^(..)(...)/, '$1 $2 ')],
    ['the phone with the country', () => aung.phone.replace(/^0/, '+95')],
    ['the phone in Burmese digits', () => aung.phone.replace(/\d/g, (digit) => '၀၁၂၃၄၅၆၇၈၉'[Number(digit)] ?? '')],
    ['the user name, in small letters', () => aung.user.user_name.toLowerCase()],
    ['the id', () => String(aung.id)],
  ])('one is found by %s', async (_case, typed) => {
    const found = await page({ q: typed() })
    expect(found.data.map((row) => row.id)).toEqual([String(aung.id)])
    expect(found.next).toBeNull()
  })

  test('one is found by the beginning of the name, in any letters', async () => {
    expect(names((await page({ q: 'ko aun' })).data)).toEqual(['Ko Aung'])
    expect(names((await page({ q: 'မောင် 99998' })).data)).toEqual(['မောင် 99998'])
  })

  test('what stands for anything elsewhere stands for itself here', async () => {
    expect((await page({ q: '%' })).data).toEqual([])
    expect((await page({ q: '_' })).data).toEqual([])
    expect((await page({ q: "' or true --" })).data).toEqual([])
  })

  test('pages of a search follow each other without a gap or a double', async () => {
    const seen: string[] = []
    let after: string | null = null
    do {
      const found: PlayersAnswer = await page({ q: 'ko min 99', ...(after && { after }) })
      seen.push(...names(found.data))
      after = found.next
    } while (after !== null)
    const expected = Array.from({ length: PLAYERS }, (_, index) => index + 1)
      .filter((n) => n % 3 === 1 && String(n).startsWith('99'))
      .map((n) => `Ko Min ${n}`)
      .sort()
    expect(seen).toEqual(expected)
  })

  test('the newest come first when nothing is typed, and the next page goes on below', async () => {
    const first = await page({})
    const second = await page({ after: first.next ?? '' })
    const ids = [...first.data, ...second.data].map((row) => Number(row.id))
    expect(ids).toHaveLength(100)
    expect(ids).toEqual([...ids].sort((one, other) => other - one))
    expect(new Set(ids).size).toBe(100)
  })

  test('those on hold are listed alone', async () => {
    await consoleClient.call('POST', `/players/${aung.id}/freeze`, { as: owner, body: { reason: 'a stolen phone' } })
    expect(names((await page({ status: 'frozen' })).data)).toEqual(['Ko Aung'])
  })

  test('an agent finds the agent’s own, and nobody else by any search', async () => {
    const agent = await consoleClient.staff('agent')
    const own = await app.player()
    await app.owner_db`update identity.player set agent_id = ${agent.id} where id = ${own.id}`
    expect((await page({}, agent)).data.map((row) => row.id)).toEqual([String(own.id)])
    for (const q of [aung.phone, aung.user.user_name, String(aung.id)])
      expect((await page({ q }, agent)).data).toEqual([])
    expect((await page({ q: 'ko aung' }, agent)).data.map((row) => row.id)).toEqual([String(own.id)])
  })

  test('an agent of some thousands finds the agent’s own page by page, and a name that none of them has is no long search', async () => {
    const agent = await consoleClient.staff('agent')
    await app.owner_db`
      update identity.player set agent_id = ${agent.id} where user_name like 'Q%' and name like 'Su Su %' and id % 10 = 0`
    await app.owner_db`analyze identity.player`
    const own = await app.owner_db<{ name: string }[]>`
      select name from identity.player where agent_id = ${agent.id} and name like 'Su Su 9%' order by lower(name) collate "C"`

    const seen: string[] = []
    let after: string | null = null
    do {
      const found: PlayersAnswer = await page({ q: 'su su 9', ...(after && { after }) }, agent)
      seen.push(...names(found.data))
      after = found.next
    } while (after !== null)

    expect(own.length).toBeGreaterThan(100)
    expect(seen).toEqual(own.map(({ name }) => name))
    const caller = { agent_id: agent.id } as StaffCaller
    const lines = await app.owner_db`
      explain (analyze, timing off) ${playersPage(app.owner_db, caller, { q: 'ko min' })}`
    const plan = lines.map((row) => String(row['QUERY PLAN'])).join('\n')
    const passed = [...plan.matchAll(/Rows Removed by Filter: (\d+)/g)].map(([, rows]) => Number(rows))
    expect(Math.max(...passed), plan).toBeLessThan(10_000)
    expect((await page({ q: 'ko min' }, agent)).data).toEqual([])
  })

  test.each([
    {},
    { after: '0-50000' },
    { status: 'banned' },
    { q: '0970' },
    { q: 'q0001' },
    { q: 'su su 7' },
    { q: 'su su 7', after: '4-40000' },
    { q: '5000' },
  ] satisfies PlayersQuery[])('no page reads them all: %j', async (query) => {
    const caller = { agent_id: null } as StaffCaller
    const plan = await app.owner_db`explain ${playersPage(app.owner_db, caller, query)}`
    const lines = plan.map((row) => String(row['QUERY PLAN']))
    expect(
      lines.filter((line) => /Seq Scan on player/.test(line)),
      lines.join('\n'),
    ).toEqual([])
  })
})
