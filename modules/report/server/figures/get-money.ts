import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Money as MoneyTable } from '#report/contract/money.ts'
import { type StaffCaller, scopeOf } from '#staff/server/index.ts'
import { CASH, ENDS } from '../rules.ts'
import { inSnapshot, type Snapshot } from '../snapshot.ts'
import type { ReportDependencies, ReportSources } from '../sources.ts'
import { balancesOfEnds } from './balances.ts'
import { worstCase } from './get-open-stakes.ts'

/** All that the company has and owes at this moment; null for those who see some players alone. */
export const getMoney = ({ db, sources }: ReportDependencies, staff: StaffCaller): Promise<MoneyTable | null> =>
  inSnapshot(db, async (snapshot) =>
    scopeOf(staff) === null ? moneyOf(snapshot, { sources, balances: await balancesOfEnds(snapshot) }) : null,
  )

interface MoneySources {
  sources: Pick<ReportSources, 'paymentAccounts' | 'worstOfDraws'>
  balances: ReadonlyMap<bigint, Money>
}

export async function moneyOf({ tx }: Snapshot, { sources, balances }: MoneySources): Promise<MoneyTable> {
  const [clock] = await tx<{ now: Date }[]>`select now()`
  const accounts = await tx<Account[]>`
    select a.*, s.user_name from (${sources.paymentAccounts(tx)}) a left join staff.staff s on s.id = a.agent_id
    order by a.held desc, a.payment_account_id`
  const worst = await worstCase(tx, sources, { scope: null, at: null })
  const own = accounts.filter(({ agent_id }) => agent_id === null)
  const agents = byAgent(accounts)
  const on_no_account = -(balances.get(CASH) ?? 0n) - sumOf(accounts)
  const own_total = sumOf(own) + on_no_account
  const owed = owedOf(balances, agents, worst)
  return {
    at: (clock?.now ?? new Date()).toISOString(),
    own: {
      accounts: own.map(({ payment_account_id: id, name, held }) => ({ id, name, amount: writeMoney(held) })),
      on_no_account: writeMoney(on_no_account),
      total: writeMoney(own_total),
    },
    agents: {
      rows: agents.flatMap(({ held, ...agent }) => (held > 0n ? [{ ...agent, amount: writeMoney(held) }] : [])),
      total: writeMoney(sumOf(agents.filter(({ held }) => held > 0n))),
    },
    owed: serialize(owed),
    cover: writeMoney(own_total - owed.total),
    worst_case_cover: writeMoney(own_total - owed.worst_case),
  }
}

interface Account {
  payment_account_id: number
  name: string
  agent_id: bigint | null
  user_name: string | null
  held: Money
}

interface HeldByAgent {
  staff_id: string
  user_name: string
  held: Money
}

const sumOf = (rows: readonly { held: Money }[]): Money => rows.reduce((sum, { held }) => sum + held, 0n)

/** An agent's accounts together: below zero the agent has paid players out of their own pocket. */
function byAgent(accounts: readonly Account[]): HeldByAgent[] {
  const of_agents = Map.groupBy(
    accounts.filter(({ agent_id }) => agent_id !== null),
    ({ agent_id }) => String(agent_id),
  )
  const rows = [...of_agents].map(([staff_id, own]) => ({
    staff_id,
    user_name: own[0]?.user_name ?? '',
    held: sumOf(own),
  }))
  return rows.sort((one, other) => (one.held > other.held ? -1 : 1))
}

function owedOf(balances: ReadonlyMap<bigint, Money>, agents: readonly HeldByAgent[], worst: Money) {
  const of = (end: bigint) => balances.get(end) ?? 0n
  const two_d_stakes = of(ENDS.two_d_stakes)
  const players = of(ENDS.main) + of(ENDS.game) + two_d_stakes + of(ENDS.provider_stakes)
  const agents_advance = -sumOf(agents.filter(({ held }) => held < 0n))
  const to_agents = of(ENDS.agents_commission) + of(ENDS.agents_float) + agents_advance
  const total = players + of(ENDS.hold) + to_agents
  return {
    main: of(ENDS.main),
    game: of(ENDS.game),
    two_d_stakes,
    provider_stakes: of(ENDS.provider_stakes),
    players,
    hold: of(ENDS.hold),
    agents_commission: of(ENDS.agents_commission),
    agents_float: of(ENDS.agents_float),
    agents_advance,
    agents: to_agents,
    total,
    // The stakes of a draw that pays more than was staked are income, and its prizes are owed.
    worst_case: total + (worst > two_d_stakes ? worst - two_d_stakes : 0n),
  }
}

const serialize = (owed: ReturnType<typeof owedOf>): MoneyTable['owed'] => ({
  main: writeMoney(owed.main),
  game: writeMoney(owed.game),
  two_d_stakes: writeMoney(owed.two_d_stakes),
  provider_stakes: writeMoney(owed.provider_stakes),
  players: writeMoney(owed.players),
  hold: writeMoney(owed.hold),
  agents_commission: writeMoney(owed.agents_commission),
  agents_float: writeMoney(owed.agents_float),
  agents_advance: writeMoney(owed.agents_advance),
  agents: writeMoney(owed.agents),
  total: writeMoney(owed.total),
  worst_case: writeMoney(owed.worst_case),
})
