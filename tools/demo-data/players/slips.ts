import { requireRefusal, type SiteClient } from '../clients.ts'
import type { Random } from '../world/random.ts'
import type { OpenDraw, Player, SimulationWorld } from '../world/simulation-world.ts'
import { callAs } from './login.ts'

/** A slip of the 2D lottery as a player writes it. */
export interface Slip {
  session: OpenDraw['session']
  amounts: { num: string; amount: number }[]
  total: number
}

/** The stake on one number, from the player's usual stake in a round, in kyat. */
const STAKE_STEP = 100
const PART_OF_STAKE = { least: 100, part: 0.5, most: 5_000 }
const SLIPS_OF_A_SESSION = [1, 4] as const
/** The last minutes before the close are for those who are quick. */
const LAST_MINUTES_MS = 6 * 60_000
const DIGITS = Array.from({ length: 10 }, (_, digit) => String(digit))

/** How players choose: their own numbers, some by chance, a whole head or tail, a number and its mirror. */
const WAYS: readonly { weight: number; choose: (random: Random, likes: readonly string[]) => string[] }[] = [
  { weight: 3, choose: (random, likes) => [...likes, ...byChance(random, random.between(2, 7))] },
  { weight: 3, choose: (random) => byChance(random, random.between(4, 14)) },
  { weight: 2, choose: (random) => oneOfTens(random, (head, tail) => head + tail) },
  { weight: 2, choose: (random) => oneOfTens(random, (tail, head) => head + tail) },
  { weight: 2, choose: (random, likes) => mirrored([...likes, ...byChance(random, 3)]) },
  { weight: 1, choose: () => DIGITS.map((digit) => digit + digit) },
]

const byChance = (random: Random, count: number) =>
  Array.from({ length: count }, () => String(random.between(0, 99)).padStart(2, '0'))

function oneOfTens(random: Random, join: (fixed: string, other: string) => string): string[] {
  const fixed = random.pick(DIGITS)
  return DIGITS.map((other) => join(fixed, other))
}

const mirrored = (numbers: readonly string[]) =>
  numbers.flatMap((number) => [number, number.split('').toReversed().join('')])

/** Some slips for the draws that are still open, as many as the player's balance allows; their cost is set aside. */
export function writeSlips({ random, draws }: SimulationWorld, player: Player, now: number): Slip[] {
  const open = draws.filter(({ cutoff_at }) => now < cutoff_at - LAST_MINUTES_MS)
  if (open.length === 0) return []
  return Array.from({ length: random.between(...SLIPS_OF_A_SESSION) }, () =>
    writeSlip(random, player, random.pick(open)),
  ).filter((slip) => {
    if (slip.total > player.main) return false
    player.main -= slip.total
    player.may_hold_more = true
    return true
  })
}

function writeSlip(random: Random, { profile }: Player, { session }: OpenDraw): Slip {
  const amount = stakeOf(profile.stake * random.pick([0.5, 1, 1, 2]))
  const numbers = [...new Set(random.pickBy(WAYS, ({ weight }) => weight).choose(random, profile.likes))].toSorted()
  return { session, amounts: numbers.map((num) => ({ num, amount })), total: amount * numbers.length }
}

function stakeOf(usual: number): number {
  const { least, part, most } = PART_OF_STAKE
  return Math.max(least, Math.floor(Math.min(usual * part, most) / STAKE_STEP) * STAKE_STEP)
}

/** The cost of a few slips of the player, in kyat. */
export const slipsBudget = ({ profile }: Player): number => stakeOf(profile.stake) * 30

/** Where a number is full or the draw has closed, the player keeps the money, and sees it in the next session. */
const TURNED_AWAY = ['two_d_draw_closed', 'two_d_no_draw']

export async function handIn(
  { sums }: SimulationWorld,
  client: SiteClient,
  player: Player,
  { session, amounts, total }: Slip,
): Promise<void> {
  const reply = await callAs(client, player, 'POST /twod-bet', { session, amounts, totalAmount: total })
  if (reply.status === 200) {
    sums.slips += 1
    sums.slips_staked += total
    return
  }
  // Numbers over their limit are answered by their bare array.
  if (reply.status === 422 && Array.isArray(JSON.parse(reply.text))) return
  requireRefusal(reply, 'a slip', TURNED_AWAY)
}
