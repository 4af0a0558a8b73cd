import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Fragment } from '#platform/server/database/database.ts'
import type { LiabilitiesReport, RecountQuery } from '#report/contract/staff.ts'
import { type StaffCaller, scopeOf } from '#staff/server/index.ts'
import { getAccountNames } from '../account-names.ts'
import { CASH, ENDS, endName, PLAYER_RECEIVABLES } from '../rules.ts'
import { inReport, type Snapshot } from '../snapshot.ts'
import type { ReportDependencies } from '../sources.ts'
import { balancesOfEnds, totalsSince } from './balances.ts'
import { moneyOf } from './get-money.ts'
import { getOpenStakes, serializeOpenStakes } from './get-open-stakes.ts'
import { serializeCheck } from './ledger-check.ts'
import { type BalancesOfPlayers, liabilitiesToOwn, ownPlayers } from './liabilities-to-own.ts'

interface Liabilities extends BalancesOfPlayers {
  agents_commission: Money
  agents_float: Money
}

const LARGEST = 20

/** The liabilities to players and agents at this moment, beside the cash. */
export async function getLiabilities(
  { db, sources }: ReportDependencies,
  staff: StaffCaller,
  query: RecountQuery,
): Promise<LiabilitiesReport> {
  return inReport(db, query, async (snapshot) => {
    const { tx } = snapshot
    const [clock] = await tx<{ now: Date }[]>`select now()`
    const sees_all = scopeOf(staff) === null
    const balances = sees_all ? await balancesOfEnds(snapshot) : new Map<bigint, Money>()
    const liabilities = sees_all
      ? liabilitiesToAll(balances)
      : { ...(await liabilitiesToOwn(tx, staff)), agents_commission: 0n, agents_float: 0n }
    const names = await getAccountNames(tx)
    const players = liabilities.main + liabilities.game + liabilities.hold
    const open = await getOpenStakes(snapshot, { staff, sources, balances })
    const agents = liabilities.agents_commission + liabilities.agents_float
    const stakes = open.two_d + open.providers
    return {
      at: (clock?.now ?? new Date()).toISOString(),
      main: writeMoney(liabilities.main),
      game: writeMoney(liabilities.game),
      hold: writeMoney(liabilities.hold),
      agents_commission: writeMoney(liabilities.agents_commission),
      agents_float: writeMoney(liabilities.agents_float),
      agents: writeMoney(agents),
      open_stakes: serializeOpenStakes(open),
      liabilities: writeMoney(players + stakes + agents),
      bonus: writeMoney(liabilities.bonus),
      player_receivables: writeMoney(-(balances.get(PLAYER_RECEIVABLES) ?? 0n)),
      money: sees_all ? await moneyOf(snapshot, { sources, balances }) : null,
      cash: sees_all ? writeMoney(-(balances.get(CASH) ?? 0n)) : null,
      accounts: [...balances]
        .filter(([end]) => names.has(end))
        .map(([end, balance]) => ({ account: endName(end, names), balance: writeMoney(balance) })),
      largest: await largest(snapshot, staff),
      check: await checkBalances(snapshot, staff, players + stakes + liabilities.bonus),
    }
  })
}

function liabilitiesToAll(balances: ReadonlyMap<bigint, Money>): Liabilities {
  const of = (end: bigint) => balances.get(end) ?? 0n
  return {
    main: of(ENDS.main),
    game: of(ENDS.game),
    hold: of(ENDS.hold),
    bonus: of(ENDS.bonus),
    agents_commission: of(ENDS.agents_commission),
    agents_float: of(ENDS.agents_float),
  }
}

/** Of the totals those of the players who rested since; of the others what they have now. */
async function largest(snapshot: Snapshot, staff: StaffCaller): Promise<LiabilitiesReport['largest']> {
  const { tx } = snapshot
  const own = (player_id: Fragment) =>
    scopeOf(staff) === null
      ? tx`true`
      : tx`exists (select from identity.player p where p.id = ${player_id} and ${ownPlayers(tx, staff)})`
  const rows = await tx<{ player_id: bigint; user_name: string; name: string; balance: Money }[]>`
    with moved as materialized (${totalsSince(snapshot)})
    select p.id as player_id, p.user_name, p.name, b.balance from (
      select player_id, balance from (
        (select t.player_id, t.balance from report.player_total t
         where t.balance > 0 and ${own(tx`t.player_id`)} and not exists (select from moved m where m.player_id = t.player_id)
         order by t.balance desc, t.player_id limit ${LARGEST})
        union all
        select m.player_id, coalesce(t.balance, 0) + m.balance
        from moved m left join report.player_total t using (player_id) where ${own(tx`m.player_id`)}
      ) c where balance > 0 order by balance desc, player_id limit ${LARGEST}
    ) b join identity.player p on p.id = b.player_id order by b.balance desc, p.id`
  return rows.map((row) => ({ ...row, player_id: String(row.player_id), balance: writeMoney(row.balance) }))
}

/** The balances of the players' accounts beside all transfers that were ever made on them. */
async function checkBalances(
  { tx: db, is_recount }: Snapshot,
  staff: StaffCaller,
  balances: Money,
): Promise<LiabilitiesReport['check']> {
  if (!is_recount) return null
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
