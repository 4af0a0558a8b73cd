import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Fragment, Queryable } from '#platform/server/database/database.ts'
import type { LiabilitiesReport, RecountQuery } from '#report/contract/staff.ts'
import { type StaffCaller, scopeOf } from '#staff/server/index.ts'
import { getAccountNames } from '../account-names.ts'
import { oneOf } from '../one-of.ts'
import { CASH, ENDS, endName, PLAYER_RECEIVABLES } from '../rules.ts'
import { inReport, type Snapshot } from '../snapshot.ts'
import type { ReportDependencies } from '../sources.ts'
import { balancesOfEnds, totalsSince } from './balances.ts'
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
  query: RecountQuery,
): Promise<LiabilitiesReport> {
  return inReport(db, query, async (snapshot) => {
    const { tx } = snapshot
    const [clock] = await tx<{ now: Date }[]>`select now()`
    const sees_all = scopeOf(staff) === null
    const balances = sees_all ? await balancesOfEnds(snapshot) : new Map<bigint, Money>()
    const liabilities = sees_all ? liabilitiesToAll(balances) : await liabilitiesToOwn(tx, staff)
    const names = await getAccountNames(tx)
    const players = liabilities.main + liabilities.game + liabilities.hold
    const open = await getOpenStakes(snapshot, { staff, sources, balances })
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
    agents: of(ENDS.agents_commission) + of(ENDS.agents_float),
  }
}

/** A condition on `p`. */
function ownPlayers(db: Queryable, staff: StaffCaller): Fragment {
  const scope = scopeOf(staff)
  return scope === null ? db`true` : db`p.agent_id ${oneOf(db, scope)}`
}

/** To the caller's own players, whose accounts are looked up one by one: a join would read those of all players. */
async function liabilitiesToOwn(db: Queryable, staff: StaffCaller): Promise<Liabilities> {
  const total = (name: string) => db`coalesce(sum(a.${db(name)}), 0)::bigint as ${db(name)}`
  const balance = (end: bigint, name: string) => db`max(balance) filter (where id % 10 = ${end}) as ${db(name)}`
  const [row] = await db<Omit<Liabilities, 'agents'>[]>`
    select ${total('main')}, ${total('game')}, ${total('hold')}, ${total('bonus')}
    from identity.player p
    cross join lateral (
      select ${balance(ENDS.main, 'main')}, ${balance(ENDS.game, 'game')}, ${balance(ENDS.hold, 'hold')},
             ${balance(ENDS.bonus, 'bonus')}
      from ledger.account where id in (p.id * 10 + 1, p.id * 10 + 2, p.id * 10 + 3, p.id * 10 + 4)
    ) a where ${ownPlayers(db, staff)}`
  return { ...(row ?? { main: 0n, game: 0n, hold: 0n, bonus: 0n }), agents: 0n }
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
