import { type Cover, coverOf, leftAfter, passedCap, type RemainingHold } from '#held-credit/server/index.ts'
import type { Money } from '#platform/contract/money.ts'
import { uuidV7 } from '#platform/server/random.ts'
import { creditOf, sortOf, type WagerState } from '../../rules.ts'
import { type Effect, type WagerKey, wagerKey } from '../../wagers/effect.ts'
import type { TransactionRequest } from '../receive/parse-call.ts'
import type { BatchState, Deciding } from './decision.ts'

/** Which part of a transaction is not the game balance's affair. */
type EffectHold = Pick<Effect, 'credited' | 'hold' | 'held' | 'covers'>

/** Whether a credit passes a cap and is held, and what a correction takes of held credits of its wager first. */
export function holdingOf(
  deciding: Deciding,
  requested: TransactionRequest,
  { key, wager }: { key: WagerKey | null; wager: WagerState },
): EffectHold {
  if (requested.amount < 0n) return { credited: 0n, hold: null, held: 0n, covers: coversOf(deciding, requested, key) }
  const credit = creditOf(requested, wager)
  const { state, call, player, decision } = deciding
  const since = decision.effects.reduce((sum, { credited }) => sum + credited, 0n)
  const of_call = call.credited + since
  const request = { player_id: player.id, amount: credit, of_call, since, since_to_all: since }
  const passed = passedCap(state.caps, request)
  return passed === null
    ? { credited: credit, hold: null, held: 0n, covers: [] }
    : { credited: 0n, hold: { id: uuidV7(), ...passed }, held: requested.amount, covers: [] }
}

function coversOf(deciding: Deciding, requested: TransactionRequest, key: WagerKey | null): Cover[] {
  if (key === null || sortOf(requested.action) !== 'correction') return []
  const lefts = leftOf(deciding.state, wagerKey(key), deciding.decision.effects)
  return coverOf(lefts, -requested.amount)
}

/** The remaining held credits of a wager after effects that are not written yet. */
function leftOf(state: BatchState, key: string, effects: readonly Effect[]): RemainingHold[] {
  return effects
    .filter((effect) => effect.wager_code !== null && wagerKey({ ...effect, wager_code: effect.wager_code }) === key)
    .reduce(withHolding, state.held.get(key) ?? [])
}

function withHolding(lefts: RemainingHold[], { hold, held, covers }: Effect): RemainingHold[] {
  const after = leftAfter(lefts, covers)
  return hold === null ? after : [...after, { credit_id: hold.id, left: held, is_held: true }]
}

/** Makes a batch that was accepted visible to the next batch of the call, and to the next call of the same transaction. */
export function takeOverHoldings(
  { state, call, player }: Pick<Deciding, 'state' | 'call' | 'player'>,
  effects: Effect[],
): void {
  const credited = effects.reduce<Money>((sum, effect) => sum + effect.credited, 0n)
  call.credited += credited
  state.caps.of_hour += credited
  if (credited > 0n) state.caps.credited.set(player.id, (state.caps.credited.get(player.id) ?? 0n) + credited)
  const touched = effects.filter(({ hold, covers }) => hold !== null || covers.length > 0)
  for (const effect of touched) {
    if (effect.wager_code === null) continue
    const key = wagerKey({ ...effect, wager_code: effect.wager_code })
    state.held.set(key, withHolding(state.held.get(key) ?? [], effect))
  }
}
