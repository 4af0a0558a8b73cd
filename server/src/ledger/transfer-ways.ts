import * as of_agents from './agent-transfers.ts'
import * as chart from './chart-of-accounts.ts'
import * as of_payment_accounts from './payment-account-transfers.ts'

/** One way in which money may move: its name in the chart, its kind, and what each of its ends is. */
export interface TransferWay {
  name: string
  kind: chart.Transfer['kind']
  debit: string
  credit: string
}

const PLAYER_ID = 7_000n
const AGENT_ID = 8_000n
const ACCOUNT_ID = 9_000
const OTHER_ACCOUNT_ID = 9_001
const PLAYER_ACCOUNTS = ['main', 'game', 'hold', 'bonus', 'two_d_stakes', 'provider_stakes'] as const
const AGENT_ACCOUNTS = ['commission', 'float'] as const

/** Every transfer of the chart, for docs/reference/. Nothing is posted. @throws Error for an account without a name */
export function transferWays(): TransferWay[] {
  const nameOf = accountNames()
  return Object.entries({ ...chart, ...of_agents, ...of_payment_accounts }).flatMap(([name, make]) => {
    const transfer = sampleOf(make)
    if (transfer === null) return []
    const { kind, debit_account_id, credit_account_id } = transfer
    return [{ name, kind, debit: nameOf(debit_account_id), credit: nameOf(credit_account_id) }]
  })
}

/** Of the accounts that a sample touches. */
function accountNames(): (account_id: bigint) => string {
  const spaced = (name: string) => name.replaceAll('_', ' ')
  const names = new Map<bigint, string>([
    [of_payment_accounts.paymentAccountId(ACCOUNT_ID), 'payment account'],
    [of_payment_accounts.paymentAccountId(OTHER_ACCOUNT_ID), 'another payment account'],
  ])
  for (const [name, id] of Object.entries(chart.HOUSE_ACCOUNTS)) names.set(id, `company: ${spaced(name)}`)
  for (const name of PLAYER_ACCOUNTS) names.set(chart.playerAccountId(PLAYER_ID, name), `player: ${spaced(name)}`)
  for (const name of AGENT_ACCOUNTS) names.set(chart.agentAccountId(AGENT_ID, name), `agent: ${spaced(name)}`)
  return (account_id) => {
    const name = names.get(account_id)
    if (name === undefined) throw new Error(`account ${account_id} of the ledger has no name in transfer-ways.ts`)
    return name
  }
}

/** A transfer between accounts that are known; null for what makes none. */
function sampleOf(make: unknown): chart.Transfer | null {
  if (typeof make !== 'function') return null
  const move = {
    cause_id: 'a cause',
    player_id: PLAYER_ID,
    agent_id: AGENT_ID,
    payment_account_id: ACCOUNT_ID,
    to_payment_account_id: OTHER_ACCOUNT_ID,
    amount: 1n,
  }
  try {
    const made = (make as (move: object, account: string) => unknown)(move, 'main')
    return typeof made === 'object' && made !== null && 'kind' in made ? (made as chart.Transfer) : null
  } catch (error) {
    // What counts with an account's number takes no move.
    if (error instanceof TypeError || error instanceof SyntaxError) return null
    throw error
  }
}
