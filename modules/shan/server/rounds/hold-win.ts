import {
  type Caps,
  type Cover,
  coverOf,
  leftOfHeld,
  type NewHeldCredit,
  type PassedCap,
  passedCap,
  type RemainingHold,
  sumOf,
} from '#held-credit/server/index.ts'
import type { Money } from '#platform/contract/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { uuidV7 } from '#platform/server/random.ts'

/** Which part of a round is not the game balance's affair. */
export interface WinHold {
  /** The part of the win that counts towards the caps: all of it, or 0 where it is held. */
  credited: Money
  /** Null for what passes no cap. */
  hold: (PassedCap & { id: string }) | null
  /** The part of a win that goes on into the hold: all of it, or nothing. */
  held: Money
  /** The parts of a loss that held wins pay in place of the game balance, and their sum. */
  covers: Cover[]
  covered: Money
}

interface ReportedWin {
  player_id: bigint
  net: Money
  /** The credits of the same call before this one. */
  of_call: Money
}

/** Whether a win passes a cap, and what a loss takes of held wins of its session first: they were played on with there. */
export function holdingOf(
  { player_id, net, of_call }: ReportedWin,
  { caps, lefts }: { caps: Caps; lefts: RemainingHold[] },
): WinHold {
  const covers = net < 0n ? coverOf(lefts, -net) : []
  const passed = passedCap(caps, { player_id, amount: net, of_call, since: 0n, since_to_all: of_call })
  const none = { hold: null, held: 0n, covers, covered: sumOf(covers) }
  if (passed === null) return { ...none, credited: net > 0n ? net : 0n }
  return { ...none, credited: 0n, hold: { id: uuidV7(), ...passed }, held: net }
}

/** The rest of held wins, by session. */
export async function leftOfSessions(
  tx: Transaction,
  sessions: { id: string; player_id: bigint }[],
): Promise<(session_id: string) => RemainingHold[]> {
  const keys = sessions.map(({ id, player_id }) => ({ player_id, correction_key: id }))
  const of_session = Map.groupBy(await leftOfHeld(tx, 'shan', keys), ({ correction_key }) => correction_key)
  return (session_id) => of_session.get(session_id) ?? []
}

type SettledRound = WinHold & { id: string; player_id: bigint; session_id: string; wager_code: string }

/** The row of a win that goes into the hold, for the staff; none where nothing is held. */
export function heldCreditOf({
  hold,
  id: cause_id,
  player_id,
  session_id,
  wager_code,
  held,
}: SettledRound): NewHeldCredit[] {
  if (hold === null) return []
  const none = { product_code: null, game_type: null, game_code: null, transaction_id: null }
  return [
    { ...hold, ...none, partner: 'shan', cause_id, player_id, correction_key: session_id, wager_code, amount: held },
  ]
}
