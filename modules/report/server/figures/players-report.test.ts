import { afterAll, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { REPORT_PLAYERS_SHOWN } from '#report/contract/rules.ts'
import type { PlayersReport, PlayersReportRow } from '#report/contract/staff.ts'
import { startTestAppWithStaff } from '#tests/support/app/test-app-with-staff.ts'
import { createCrowd } from '#tests/support/use-cases/crowd.ts'
import { beginningOf, dayOf, monthOf } from '../span.ts'

const DAY_MS = 24 * 3_600_000
const DAY = dayOf(new Date(Date.now() - 3 * DAY_MS))
const PLAYERS = 3 * REPORT_PLAYERS_SHOWN

const { app, consoleClient, owner } = await startTestAppWithStaff(['owner'])
afterAll(() => app.expectReconciled())

/**
 * The nth of 150 players has won n - 75 kyat. Stakes have another order, so neither stakes nor
 * prizes alone have the order of what was won.
 */
async function plantDay(): Promise<void> {
  await createCrowd(app.owner_db, { size: PLAYERS, game: kyat(10) })
  await app.owner_db`select report.open_player_month(${monthOf(DAY)}::text::date)`
  await app.owner_db`
    insert into report.daily_player_aggregate
      (day, agent_id, player_id, bets, turnover, payout, bonus_cost, adjustments, deposits, withdrawals)
    select ${DAY}::text::date, 0, id, 1, staked, staked + won, 0, 0, 0, 0 from (
      select id, (1000 + n * 37 % ${PLAYERS}) * 10000 as staked, (n - ${PLAYERS} / 2) * 10000 as won
      from (select id, row_number() over (order by id)::bigint as n from identity.player) p
    ) w`
  await app.owner_db`
    insert into report.aggregation_progress (until, player_days_from)
    values (${beginningOf(dayOf(new Date()))}, '2000-01-01')`
}

async function forgetDay(): Promise<void> {
  await app.owner_db`delete from report.daily_player_aggregate`
  await app.owner_db`delete from report.aggregation_progress`
}

test('the players who won most stand first, and those who lost most, by what is left of prizes and stakes', async () => {
  await plantDay()

  const reply = await consoleClient.call('GET', `/reports/players?from=${DAY}&to=${DAY}`, { as: owner })

  expect(reply.status, reply.text).toBe(200)
  const { winners, losers, players } = reply.body.data as PlayersReport
  const won = (row: PlayersReportRow) => -row.ggr
  const first = Array.from({ length: REPORT_PLAYERS_SHOWN }, (_, place) => PLAYERS / 2 - place)
  expect(players).toBe(PLAYERS)
  expect(winners.map(won)).toEqual(first)
  expect(losers.map(won)).toEqual(first.map((sum) => 1 - sum))
  await forgetDay()
})
