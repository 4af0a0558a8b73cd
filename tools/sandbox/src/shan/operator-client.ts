import { amountNumber } from '../amount.ts'
import type { Store } from '../ledger/store.ts'
import type { Log } from '../log.ts'
import { type Agent, signBody } from './sign.ts'
import { type RoundRow, saveAnswer } from './store.ts'

const TIMEOUT_MS = 10_000
const GAME_TYPE_ID = 15
/** The bank of the table, with which it begins; what players win it loses. */
const BANK = 100_000_000n * 10_000n
/** The protocol wants the bank at every table as a player too. */
const BANK_SEAT = 'SKP0101'

export interface OperatorClient {
  /** Sends the operator the result of a round: once, as the protocol has it. Answers whether the operator took it. */
  send(round: RoundRow): Promise<boolean>
}

/** Rounds of one member are sent one after the other, so that the last balance sent is the newest. */
export function createOperatorClient(table: {
  store: Store
  agent: Agent
  operator_url: string
  log: Log
}): OperatorClient {
  const { store, agent, log } = table
  const last = new Map<string, Promise<boolean>>()

  const sendOnce = async (round: RoundRow): Promise<boolean> => {
    const told = await post(`${table.operator_url}/shan/client/balance-update`, signBody(agent, bodyOf(store, round)))
    saveAnswer(store, round.id, told)
    if (told !== 'SUCCESS' && told !== 'ALREADY_PROCESSED')
      log.warn({ wager_code: round.wager_code, told }, 'the operator did not take a round of Shan')
    return told === 'SUCCESS' || told === 'ALREADY_PROCESSED'
  }

  return {
    send(round) {
      const sending = (last.get(round.account) ?? Promise.resolve(true)).then(() => sendOnce(round))
      last.set(round.account, sending)
      return sending.finally(() => {
        if (last.get(round.account) === sending) last.delete(round.account)
      })
    },
  }
}

function bodyOf(store: Store, round: RoundRow): Record<string, unknown> {
  const won = store.prepare('select coalesce(sum(net), 0) as won from shan_round where id <= ?').get(round.id)
  const bank = amountNumber(BANK - BigInt(Number(won?.won)))
  const net = round.net ?? 0n
  return {
    wager_code: round.wager_code,
    game_type_id: GAME_TYPE_ID,
    players: [
      { player_id: round.account, balance: amountNumber(round.after_balance), bet_amount: amountNumber(round.bet) },
      { player_id: BANK_SEAT, balance: bank },
    ],
    banker_balance: bank,
    agent_balance: bank,
    // As PHP writes it: whole seconds, and the zone without a colon.
    timestamp: new Date(round.settled_at_ms ?? 0).toISOString().replace(/\.\d{3}Z$/, '+0000'),
    total_player_net: amountNumber(net),
    banker_amount_change: amountNumber(-net),
  }
}

/** The operator's answer, or why there is none. */
async function post(address: string, body: Record<string, unknown>): Promise<string> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-transaction-key': 'sandbox' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const { code } = (await response.json()) as { code?: unknown }
    return typeof code === 'string' ? code : `status ${response.status}`
  } catch (error) {
    return `no answer: ${error instanceof Error ? error.message : String(error)}`
  }
}
