import type { LiabilitiesReport } from '#contract/report/staff.ts'
import { type Money, writeMoney } from '#contract/shared/money.ts'
import type { Fragment, Queryable } from '../../platform/database/database.ts'
import { type StaffCaller, scopeOf } from '../../staff/index.ts'
import { getAccountNames } from '../account-names.ts'
import { dailyAggregates } from '../aggregation/aggregates.ts'
import { oneOf } from '../one-of.ts'
import { CASH, ENDS, endName, PLAYER_RECEIVABLES } from '../rules.ts'
import { inSnapshot, type Snapshot } from '../snapshot.ts'
import type { ReportDependencies } from '../sources.ts'
import { getOpenStakes, serializeOpenStakes } from './get-open-stakes.ts'
import { serializeCheck } from './ledger-check.ts'

interface Liabilities {
  main: Money
  game: Money
  hold: Money
  bonus: Money
  agents: Money
}

const LARGEST = 20

/** The liabilities to players and agents at this moment, beside the cash. */
export async function getLiabilities(
  { db, sources }: ReportDependencies,
  staff: StaffCaller,
): Promise<LiabilitiesReport> {
  return inSnapshot(db, async (snapshot) => {
    const { tx } = snapshot
    const [clock] = await tx<{ now: Date }[]>`select now()`
    const liabilities = await liabilitiesNow(tx, staff)
    const sees_all = scopeOf(staff) === null
    const balances = sees_all ? await balancesOfCompanyAccounts(snapshot) : new Map<bigint, Money>()
    const names = await getAccountNames(tx)
    const players = liabilities.main + liabilities.game + liabilities.hold
    const open = await getOpenStakes(snapshot, staff, sources)
    const stakes = open.two_d + open.providers
    return {
      at: (clock?.now ?? new Date()).toISOString(),
      main: writeMoney(liabilities.main),
      game: writeMoney(liabilities.game),
      hold: writeMoney(liabilities.hold),
      agents: writeMoney(liabilities.agents),
      open_stakes: serializeOpenStakes(open),
      liabilities: writeMoney(players + stakes + liabilities.agents),
      bonus: writeMoney(liabilities.bonus),
      player_receivables: writeMoney(-(balances.get(PLAYER_RECEIVABLES) ?? 0n)),
      cash: sees_all ? writeMoney(-(balances.get(CASH) ?? 0n)) : null,
      accounts: [...balances]
        .filter(([end]) => names.has(end))
        .map(([end, balance]) => ({ account: endName(end, names), balance: writeMoney(balance) })),
      largest: await largest(tx, staff),
      check: await checkBalances(tx, staff, players + stakes + liabilities.bonus),
    }
  })
}

/** A condition on `p`. */
function ownPlayers(db: Queryable, staff: StaffCaller): Fragment {
  const scope = scopeOf(staff)
  return scope === null ? db`true` : db`p.agent_id ${oneOf(db, scope)}`
}

async function liabilitiesNow(db: Queryable, staff: StaffCaller): Promise<Liabilities> {
  const sum = (end: bigint) => db`coalesce(sum(a.balance) filter (where report.end_of(a.id) = ${end}), 0)::bigint`
  const sees_all = scopeOf(staff) === null
  const [row] = await db<Liabilities[]>`
    select ${sum(ENDS.main)} as main, ${sum(ENDS.game)} as game, ${sum(ENDS.hold)} as hold,
           ${sum(ENDS.bonus)} as bonus,
           coalesce(sum(a.balance) filter (where report.end_of(a.id) < 0), 0)::bigint as agents
    from ledger.account a ${sees_all ? db`` : db`join identity.player p on p.id = a.player_id`}
    where a.balance is not null ${sees_all ? db`` : db`and ${ownPlayers(db, staff)}`}`
  return row ?? { main: 0n, game: 0n, hold: 0n, bonus: 0n, agents: 0n }
}

/** Of all time: house accounts carry no balance, so that no bet waits for another. */
async function balancesOfCompanyAccounts(snapshot: Snapshot): Promise<Map<bigint, Money>> {
  const { tx } = snapshot
  const always = { from: new Date(0), to: new Date(Date.now() + 24 * 3_600_000) }
  const rows = await tx<{ account_end: bigint; balance: Money }[]>`
    select account_end, sum(moved)::bigint as balance
    from (
      select debit_end, credit_end, sum(amount) as amount from (${dailyAggregates(snapshot, always)}) d group by 1, 2
    ) s cross join lateral (values (s.debit_end, -s.amount), (s.credit_end, s.amount)) leg (account_end, moved)
    group by 1 order by 1`
  return new Map(rows.map((row) => [row.account_end, row.balance]))
}

async function largest(db: Queryable, staff: StaffCaller): Promise<LiabilitiesReport['largest']> {
  const rows = await db<{ player_id: bigint; user_name: string; name: string; balance: Money }[]>`
    select p.id as player_id, p.user_name, p.name, b.balance from (
      select player_id, sum(balance)::bigint as balance from ledger.account where player_id is not null group by player_id
    ) b join identity.player p on p.id = b.player_id
    where ${ownPlayers(db, staff)} and b.balance > 0 order by b.balance desc, p.id limit ${LARGEST}`
  return rows.map((row) => ({ ...row, player_id: String(row.player_id), balance: writeMoney(row.balance) }))
}

/** The balances of the players' accounts beside all transfers that were ever made on them. */
async function checkBalances(db: Queryable, staff: StaffCaller, balances: Money) {
  const sees_all = scopeOf(staff) === null
  const [row] = await db<{ transfers: bigint; amount: Money }[]>`
    select count(*) as transfers,
           coalesce(sum(case when t.credit_account_id between 10000 and 999999999999999 then t.amount else 0 end
                      - case when t.debit_account_id between 10000 and 999999999999999 then t.amount else 0 end), 0)::bigint
             as amount
    from ledger.transfer t
    ${
      sees_all
        ? db``
        : db`join identity.player p on p.id = report.player_of(t.debit_account_id, t.credit_account_id)
      and ${ownPlayers(db, staff)}`
    }`
  return serializeCheck(balances, row?.amount ?? 0n, Number(row?.transfers))
}
