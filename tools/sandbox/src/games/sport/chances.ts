import type { Random } from '../shared/random.ts'

/** Chances are whole numbers of a billion, so that what is drawn and what is offered are the same. */
export const WHOLE = 1_000_000_000

/** How likely each number of goals is around a mean (Poisson), cut where nothing is left. */
export function goalChances(mean: number, goals_max: number): number[] {
  let chance = Math.exp(-mean)
  let left = WHOLE
  const chances: number[] = []
  for (let goals = 0; goals < goals_max; goals += 1) {
    const whole = Math.min(left, Math.round(chance * WHOLE))
    chances.push(whole)
    left -= whole
    chance = (chance * mean) / (goals + 1)
  }
  return [...chances, left]
}

/** The place in the list that was drawn. */
export function drawFrom(chances: readonly number[], random: Random): number {
  let left = random(chances.reduce((sum, chance) => sum + chance, 0))
  const place = chances.findIndex((chance) => {
    left -= chance
    return left < 0
  })
  return place
}

/** Numbers that stay the same for the same name: the list of matches is no secret, only their outcome is drawn. */
export function namedNumbers(name: string): (below: number) => number {
  let state = 2_166_136_261
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16_777_619)
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below)
  }
}
