import type { Program } from '#platform/server/database/logins/programs.ts'
import * as of_agents from './agent-transfers.ts'
import * as chart from './chart-of-accounts.ts'
import * as of_payment_accounts from './payment-account-transfers.ts'
import { DEMO_KINDS, POSTING_PROGRAMS } from './posting-programs.ts'

/** One way in which money may move, as a row of `ledger.transfer_way` has it. */
export interface TransferWay {
  /** Of the function that makes it. */
  name: string
  kind: chart.Transfer['kind']
  /** The kind of each account, as `ledger.end_of` says it. */
  debit_end: string
  credit_end: string
  /** The same for people. */
  debit: string
  credit: string
  /** Those that may post it. */
  programs: readonly Program[]
  needs_demo: boolean
}

const PLAYER_ID = 7_000n
const AGENT_ID = 8_000n
const ACCOUNT_ID = 9_000
const OTHER_ACCOUNT_ID = 9_001
const PLAYER_ACCOUNTS = ['main', 'game', 'hold', 'bonus', 'two_d_stakes', 'provider_stakes'] as const
const AGENT_ACCOUNTS = ['commission', 'float'] as const

/** Every transfer of the chart. Nothing is posted. @throws Error for an account without a name */
export function transferWays(): TransferWay[] {
  const accounts = accountNames()
  return Object.entries({ ...chart, ...of_agents, ...of_payment_accounts }).flatMap(([name, make]) =>
    samplesOf(make).map(({ kind, debit_account_id, credit_account_id }) => {
      const debit = accounts(debit_account_id)
      const credit = accounts(credit_account_id)
      return {
        name,
        kind,
        debit_end: debit.end,
        credit_end: credit.end,
        debit: debit.text,
        credit: credit.text,
        programs: POSTING_PROGRAMS[kind],
        needs_demo: DEMO_KINDS.has(kind),
      }
    }),
  )
}

interface AccountName {
  end: string
  text: string
}

/** Of the accounts that a sample touches. */
function accountNames(): (account_id: bigint) => AccountName {
  const named = (owner: string, name: string): AccountName => ({ end: name, text: `${owner}: ${spaced(name)}` })
  const names = new Map<bigint, AccountName>([
    [of_payment_accounts.paymentAccountId(ACCOUNT_ID), { end: 'payment_account', text: 'payment account' }],
    [
      of_payment_accounts.paymentAccountId(OTHER_ACCOUNT_ID),
      { end: 'payment_account', text: 'another payment account' },
    ],
  ])
  for (const [name, id] of Object.entries(chart.HOUSE_ACCOUNTS))
    names.set(id, { end: String(id), text: `company: ${spaced(name)}` })
  for (const name of PLAYER_ACCOUNTS) names.set(chart.playerAccountId(PLAYER_ID, name), named('player', name))
  for (const name of AGENT_ACCOUNTS) names.set(chart.agentAccountId(AGENT_ID, name), named('agent', name))
  return (account_id) => {
    const name = names.get(account_id)
    if (name === undefined) throw new Error(`account ${account_id} of the ledger has no name in transfer-ways.ts`)
    return name
  }
}

const spaced = (name: string) => name.replaceAll('_', ' ')

/** Transfers between accounts that are known, one for each account of the player that may be named; none for what makes none. */
function samplesOf(make: unknown): chart.Transfer[] {
  const samples = (['main', 'game'] as const).flatMap((account) => sampleOf(make, account) ?? [])
  const [first, second] = samples
  const is_one_way =
    first?.debit_account_id === second?.debit_account_id && first?.credit_account_id === second?.credit_account_id
  return is_one_way ? samples.slice(0, 1) : samples
}

function sampleOf(make: unknown, account: 'main' | 'game'): chart.Transfer | null {
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
    const made = (make as (move: object, account: string) => unknown)(move, account)
    return typeof made === 'object' && made !== null && 'kind' in made ? (made as chart.Transfer) : null
  } catch (error) {
    // A function that counts with an account's number makes no transfer, and throws for a move.
    if (error instanceof TypeError || error instanceof SyntaxError) return null
    throw error
  }
}
