import type { Dice } from './dice.ts'
import { requireRefusal, type SiteDoors } from './doors.ts'
import { callAs } from './entrance.ts'
import type { OpenDraw, Player, Town } from './town.ts'

/** A slip of the 2D lottery as a player writes it. */
export interface Slip {
  session: OpenDraw['session']
  amounts: { num: string; amount: number }[]
  total: number
}

/** What is put on one number, by how much somebody usually stakes in a round. */
const STAKE_STEP = 100
const PART_OF_STAKE = { least: 100, part: 0.5, most: 5_000 }
const SLIPS_OF_A_VISIT = [1, 4] as const
/** The last minutes before the close are for those who are quick. */
const LAST_MINUTES_MS = 6 * 60_000
const DIGITS = Array.from({ length: 10 }, (_, digit) => String(digit))

/** The ways in which people choose: their own numbers, some by chance, a whole head or tail, a number and its mirror. */
const WAYS: readonly { weight: number; choose: (dice: Dice, likes: readonly string[]) => string[] }[] = [
  { weight: 3, choose: (dice, likes) => [...likes, ...byChance(dice, dice.between(2, 7))] },
  { weight: 3, choose: (dice) => byChance(dice, dice.between(4, 14)) },
  { weight: 2, choose: (dice) => oneOfTens(dice, (head, tail) => head + tail) },
  { weight: 2, choose: (dice) => oneOfTens(dice, (tail, head) => head + tail) },
  { weight: 2, choose: (dice, likes) => mirrored([...likes, ...byChance(dice, 3)]) },
  { weight: 1, choose: () => DIGITS.map((digit) => digit + digit) },
]

const byChance = (dice: Dice, count: number) =>
  Array.from({ length: count }, () => String(dice.between(0, 99)).padStart(2, '0'))

function oneOfTens(dice: Dice, join: (fixed: string, other: string) => string): string[] {
  const fixed = dice.pick(DIGITS)
  return DIGITS.map((other) => join(fixed, other))
}

const mirrored = (numbers: readonly string[]) =>
  numbers.flatMap((number) => [number, number.split('').toReversed().join('')])

/** Some slips for the draws that are still open, as many as his money allows; what they cost is set aside. */
export function writeSlips({ dice, draws }: Town, player: Player, now: number): Slip[] {
  const open = draws.filter(({ cutoff_at }) => now < cutoff_at - LAST_MINUTES_MS)
  if (open.length === 0) return []
  return Array.from({ length: dice.between(...SLIPS_OF_A_VISIT) }, () =>
    writeSlip(dice, player, dice.pick(open)),
  ).filter((slip) => {
    if (slip.total > player.main) return false
    player.main -= slip.total
    player.may_hold_more = true
    return true
  })
}

function writeSlip(dice: Dice, { person }: Player, { session }: OpenDraw): Slip {
  const amount = stakeOf(person.stake * dice.pick([0.5, 1, 1, 2]))
  const numbers = [...new Set(dice.pickBy(WAYS, ({ weight }) => weight).choose(dice, person.likes))].toSorted()
  return { session, amounts: numbers.map((num) => ({ num, amount })), total: amount * numbers.length }
}

function stakeOf(usual: number): number {
  const { least, part, most } = PART_OF_STAKE
  return Math.max(least, Math.floor(Math.min(usual * part, most) / STAKE_STEP) * STAKE_STEP)
}

/** What a few slips of his come to. */
export const slipsBudget = ({ person }: Player): number => stakeOf(person.stake) * 30

/** Where a number is full or the draw has closed, he keeps his money, and sees it when he comes again. */
const TURNED_AWAY = ['two_d_draw_closed', 'two_d_no_draw']

export async function handIn(
  { sums }: Town,
  doors: SiteDoors,
  player: Player,
  { session, amounts, total }: Slip,
): Promise<void> {
  const reply = await callAs(doors, player, 'POST /twod-bet', { session, amounts, totalAmount: total })
  if (reply.status === 200) {
    sums.slips += 1
    sums.slips_staked += total
    return
  }
  // Numbers over their limit are answered by their bare array.
  if (reply.status === 422 && Array.isArray(JSON.parse(reply.text))) return
  requireRefusal(reply, 'a slip', TURNED_AWAY)
}
