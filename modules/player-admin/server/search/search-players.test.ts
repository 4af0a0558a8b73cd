import { beforeAll, describe, expect, test } from 'vitest'
import type { StaffCaller } from '#staff/server/index.ts'
import { startTestAppWithStaff } from '#tests/support/app/test-app-with-staff.ts'
import { foundPlayers, playerSearch } from './search-players.ts'

const PLAYERS = 100_000
const { app, consoleClient } = await startTestAppWithStaff([])
const everybody = { agent_id: null } as StaffCaller
beforeAll(async () => {
  await app.owner_db.begin(async (tx) => {
    await tx`
      insert into identity.player (user_name, name, phone, password_hash)
      select 'Q' || lpad(n::text, 8, '0'),
             case n % 3 when 0 then 'Su Su ' when 1 then 'Ko Min ' else 'မောင် ' end
               || case when n % 50000 = 17 then 'Zwe|Htet ' else '' end || n,
             '+9597' || lpad(n::text, 8, '0'), 'none' from generate_series(1, ${PLAYERS}) n`
    await tx`analyze identity.player`
  })
}, 120_000)

const found = async (text: string, staff = everybody) =>
  (await playerSearch(app.db).find({ staff, text, limit: 6 })).map(({ title }) => title)

async function planOf(text: string, staff = everybody): Promise<string> {
  const lines = await app.owner_db`
    explain (analyze, timing off) ${foundPlayers(app.owner_db, { staff, text, limit: 6 })}`
  return lines.map((row) => String(row['QUERY PLAN'])).join('\n')
}

describe('among 100,000 players', () => {
  test.each([
    ['any part of a name, in any letters', 'WE|hT', ['Ko Min Zwe|Htet 50017', 'မောင် Zwe|Htet 17']],
    ['two letters', 'we', ['Ko Min Zwe|Htet 50017', 'မောင် Zwe|Htet 17']],
    ['a part of a Burmese name', 'ောင် 77777', ['မောင် 77777']],
    ['the end of a phone', '077777', ['မောင် 77777']],
    ['the end of a phone in Burmese digits', '၀၇၇၇၇၇', ['မောင် 77777']],
    ['a user name', 'q00077777', ['မောင် 77777']],
  ])('finds by %s', async (_case, text, names) => {
    expect(await found(text)).toEqual(expect.arrayContaining(names))
  })

  test('puts names that begin with the text before names with such a word, and these before others', async () => {
    await app.owner_db`
      insert into identity.player (user_name, name, phone, password_hash)
      select 'R' || n, name, '+95977' || n, 'none'
      from unnest(array['Thura Oo', 'Aye Thura', 'Nathura']) with ordinality as names (name, n)`
    expect(await found('thura')).toEqual(['Thura Oo', 'Aye Thura', 'Nathura'])
  })

  test.each(['we|htet', 'su su', 'ko', 'zq', 'ောင်', '077777', 'q0007', '5000', 'nobody has this name'])(
    'goes along indexes for %j, and looks at few players',
    async (text) => {
      const plan = await planOf(text)
      const passed = [...plan.matchAll(/Rows Removed by (?:Filter|Index Recheck): (\d+)/g)].map(([, rows]) =>
        Number(rows),
      )
      expect(Math.max(0, ...passed), plan).toBeLessThan(2_000)
      for (const [line] of plan.matchAll(/.*Seq Scan on player p .*/g))
        expect(line).toMatch(/actual rows=(?:[0-2]?\d{1,2}\.)/)
    },
  )

  test('finds an agent’s own without a look at all others', async () => {
    const agent = await consoleClient.staff('agent')
    await app.owner_db`update identity.player set agent_id = ${agent.id} where name like 'Ko Min 9999%'`
    await app.owner_db`analyze identity.player`
    const staff = { agent_id: agent.id } as StaffCaller

    expect(await found('in 9999', staff)).toEqual(['Ko Min 99991', 'Ko Min 99994', 'Ko Min 99997'])
    expect(await found('su su', staff)).toEqual([])
    const passed = [...(await planOf('su su', staff)).matchAll(/Rows Removed by Filter: (\d+)/g)]
    expect(Math.max(0, ...passed.map(([, rows]) => Number(rows)))).toBeLessThan(2_000)
  })
})
