import { setTimeout as sleep } from 'node:timers/promises'
import type { Intent, Journal } from '../journal.ts'
import { type Random, randomId } from '../random.ts'
import type { Stage } from '../stage.ts'
import { type Answer, type Going, PAUSE_MS } from './call-server.ts'
import { type LoadPlayer, type Operation, operationOf } from './operations.ts'
import { send, settle } from './send.ts'

/** In 1/10000 kyat, so that sums are exact. */
export interface Balances {
  game: number
  main: number
}

const UNITS = 10_000
const units = (kyat: number) => Math.round(kyat * UNITS)
const TOO_MANY = 429
/** Their operations. Nobody else moves their balances, so each answer has exactly one right balance. */
const KINDS = ['bet', 'bet', 'callback', 'exchange']

interface Modelled {
  journal: Journal
  going: Going
  client: number
  player: LoadPlayer
  random: Random
}

/**
 * A player alone with one operation at a time, as one phone has it: what is not answered is sent again under its key
 * until it is. Every balance that an answer says is compared with a model of the two balances, while faults happen.
 */
export async function runModelledPlayer(
  stage: Stage,
  { journal, going, client, player, random }: Modelled,
  balances: Balances,
): Promise<void> {
  const ground = { ...stage.ground, has_large_credits: false }
  for (let nth = 0; !going.is_over; nth++, await sleep(PAUSE_MS)) {
    const operation = operationOf(random.pick(KINDS))
    const request = operation.request(player, { random, key: randomId(random), ground })
    const intent = await journal.note({ client, nth, kind: operation.kind, ...request })
    const answer = await untilAnswered(stage, { journal, going, random, operation }, intent)
    // The load has ended, and nobody knows.
    if (answer === null) return
    if (intent.outcome !== 'acknowledged') continue
    going.compared++
    const difference = compareBalances(balances, intent, answer.text)
    if (difference !== null) going.violations.push(`a balance of ${player.member}: ${difference}`)
  }
}

async function untilAnswered(
  stage: Stage,
  { journal, going, random, operation }: Pick<Modelled, 'journal' | 'going' | 'random'> & { operation: Operation },
  intent: Intent,
): Promise<Answer | null> {
  for (let tries = 0; !going.is_over; tries++, await sleep(PAUSE_MS)) {
    const answer = await send(intent, random.pick(stage.servers), going)
    // A rate limit refuses this try; whether an earlier one was done is not known from it.
    if (answer === null || (answer.status === TOO_MANY && tries > 0)) continue
    if (operation.outcome(answer.status, answer.text) === 'unknown') continue
    settle(journal, intent, [answer])
    return answer
  }
  return null
}

/** Moves the model as the operation says, and answers what the answer says otherwise; null where it is right. */
export function compareBalances(balances: Balances, intent: Intent, text: string): string | null {
  const { moved, said } = READ[intent.kind]?.(intent, JSON.parse(text) as never) ?? { moved: {}, said: {} }
  balances.game += moved.game ?? 0
  balances.main += moved.main ?? 0
  for (const name of ['game', 'main'] as const) {
    const told = said[name]
    if (told !== undefined && told !== balances[name])
      return `${intent.kind} ${intent.key} says ${told / UNITS} (${name}), the model has ${balances[name] / UNITS}`
  }
  return null
}

interface Reading {
  moved: Partial<Balances>
  said: Partial<Balances>
}

const READ: Record<string, (intent: Intent, answer: never) => Reading> = {
  bet({ body }, { data }: { data: { balance: number; history: { win_amount: number }[] } }) {
    const { bet_amount, multiplier } = JSON.parse(body) as { bet_amount: number; multiplier: number }
    const won = data.history[0]?.win_amount ?? 0
    return { moved: { game: units(won - bet_amount * multiplier) }, said: { game: units(data.balance) } }
  },
  callback({ body, path }, { data }: { data: { balance: number }[] }) {
    const [batch] = (JSON.parse(body) as { batch_requests: { transactions: { amount: number }[] }[] }).batch_requests
    const amount = batch?.transactions[0]?.amount ?? 0
    return {
      moved: { game: units(path.endsWith('/withdraw') ? -amount : amount) },
      said: { game: units(data[0]?.balance ?? 0) },
    }
  },
  exchange({ body, path }, { data }: { data: { balance: number; main_balance: number } }) {
    const { amount } = JSON.parse(body) as { amount: number }
    const to_game = units(path.endsWith('main-to-game') ? amount : -amount)
    return {
      moved: { game: to_game, main: -to_game },
      said: { game: units(data.balance), main: units(data.main_balance) },
    }
  },
}
