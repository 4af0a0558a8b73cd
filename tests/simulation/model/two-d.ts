import type { Money } from '#platform/contract/money.ts'
import { type DrawState, type Model, noteStaked, TERMS, type Verdict } from './state.ts'

/** Why a slip is refused: a code, or the numbers that are over a limit. */
export type SlipRefusal = { code: string } | { over: string[] } | null

const totalOf = (lines: Map<string, Money>) => [...lines.values()].reduce((sum, stake) => sum + stake, 0n)
const ownKey = (place: number, number: string) => `${place}:${number}`

export function refuseSlip(model: Model, place: number, draw_place: number, lines: Map<string, Money>): SlipRefusal {
  const player = model.player(place)
  const draw = model.draw(draw_place)
  if (player.is_frozen) return { code: 'player_frozen' }
  if (model.isOff('two_d')) return { code: 'game_closed' }
  if (draw.status !== 'open') return { code: 'two_d_draw_closed' }
  if ([...lines.values()].some((stake) => stake < TERMS.two_d.stake_min)) return { code: 'stake_too_small' }
  const over = [...lines].filter(([number, stake]) => stake > leftOf(draw, place, number)).map(([number]) => number)
  if (over.length > 0) return { over }
  return player.main < totalOf(lines) ? { code: 'insufficient_main_balance' } : null
}

function leftOf(draw: DrawState, place: number, number: string): Money {
  const of_all = TERMS.two_d.number_limit - (draw.staked.get(number) ?? 0n)
  const of_player = TERMS.two_d.stake_max - (draw.staked_by_player.get(ownKey(place, number)) ?? 0n)
  const left = of_all < of_player ? of_all : of_player
  return left < TERMS.two_d.stake_min ? 0n : left
}

export function placeSlip(
  model: Model,
  place: number,
  draw_place: number,
  slip: { slip_no: string; lines: Map<string, Money> },
): void {
  const player = model.player(place)
  const draw = model.draw(draw_place)
  const total = totalOf(slip.lines)
  player.main -= total
  player.two_d_stakes += total
  noteStaked(player, total)
  for (const [number, stake] of slip.lines) {
    draw.staked.set(number, (draw.staked.get(number) ?? 0n) + stake)
    const key = ownKey(place, number)
    draw.staked_by_player.set(key, (draw.staked_by_player.get(key) ?? 0n) + stake)
  }
  player.slips.push({ ...slip, draw: draw_place, status: 'pending', win_amount: 0n })
}

export function refuseVoid(draw: DrawState): Verdict {
  return draw.status === 'settled' ? 'two_d_draw_in_other_state' : null
}

/** Every stake goes back. */
export function voidDraw(model: Model, draw_place: number): void {
  const draw = model.draw(draw_place)
  if (draw.status === 'void') return
  draw.status = 'void'
  for (const player of model.players) {
    for (const slip of player.slips) {
      if (slip.draw !== draw_place) continue
      const total = totalOf(slip.lines)
      player.main += total
      player.two_d_stakes -= total
      noteStaked(player, -total)
      slip.status = 'refunded'
    }
  }
}

/** A result, or the correction of one: wrong prizes come back as far as they are there, then the right ones are paid. */
export function settleDraw(model: Model, draw_place: number, number: string): void {
  const draw = model.draw(draw_place)
  const is_first = draw.status !== 'settled'
  draw.status = 'settled'
  draw.version++
  draw.number = number
  for (const [place] of model.players.entries()) {
    takePrizesBack(model, place, draw_place)
    payPrizes(model, place, { draw_place, number, is_first })
  }
}

function takePrizesBack(model: Model, place: number, draw_place: number): void {
  const player = model.player(place)
  for (const [key, prize] of player.prizes) {
    if (prize.draw !== draw_place) continue
    player.prizes.delete(key)
    const taken = prize.amount < player.main ? prize.amount : player.main
    player.main -= taken
    player.owed.two_d += prize.amount - taken
  }
}

function payPrizes(
  model: Model,
  place: number,
  { draw_place, number, is_first }: { draw_place: number; number: string; is_first: boolean },
): void {
  const player = model.player(place)
  for (const slip of player.slips) {
    if (slip.draw !== draw_place) continue
    const prize = (slip.lines.get(number) ?? 0n) * TERMS.two_d.odds
    slip.status = prize > 0n ? 'won' : 'lost'
    slip.win_amount = prize
    if (is_first) player.two_d_stakes -= totalOf(slip.lines)
    if (prize === 0n) continue
    const kept = prize < player.owed.two_d ? prize : player.owed.two_d
    player.owed.two_d -= kept
    player.main += prize - kept
    player.prizes.set(`${slip.slip_no}:${number}`, { draw: draw_place, number, amount: prize })
  }
}
