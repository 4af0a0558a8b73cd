import { randomBytes } from 'node:crypto'
import type { Seat, Session } from '../game.ts'
import { noteText } from '../play/seat.ts'
import type { NewSession } from '../play/sessions.ts'
import { createPlayMoney } from './play-money.ts'

/** A million kyat, in 1/10000. */
const PLAY_MONEY = 1_000_000n * 10_000n
/** A seat holds a few kilobytes of memory. When all are taken, the one that nobody used for longest is given away. */
const SEATS_MAX = 500
/** Who was away for longer begins anew, with a full wallet. */
const IDLE_MS = 30 * 60_000

export interface DemoSeats {
  open(wanted: Omit<NewSession, 'member_account' | 'currency'>): Session
  /** Null when it was given away, or belongs to somebody with an account. */
  find(token: string): Session | null
  /** Also when it was given away in the middle of a call: nothing of a guest may reach an operator. */
  seatOf(session: Session): Seat | null
}

interface Held {
  session: Session
  used_at_ms: number
}

/** Seats of guests, in memory alone: nothing of them has to outlive a restart. */
export function createDemoSeats(now: () => number = Date.now): DemoSeats {
  /** The longest unused first: a seat that is found goes to the end. */
  const held = new Map<string, Held>()
  const hold = (session: Session) => held.set(session.token, { session, used_at_ms: now() })
  const seats = new WeakMap<Session, Seat>()

  return {
    open(wanted) {
      for (const [token, { used_at_ms }] of held) {
        if (held.size < SEATS_MAX && now() - used_at_ms <= IDLE_MS) break
        held.delete(token)
      }
      const token = randomBytes(24).toString('base64url')
      const session: Session = {
        ...wanted,
        token,
        member_account: `demo-${token}`,
        currency: 'MMK',
        is_play_money: true,
      }
      seats.set(session, { session, wallet: createPlayMoney(PLAY_MONEY), notes: createNotes() })
      hold(session)
      return session
    },

    find(token) {
      const found = held.get(token)
      if (found === undefined) return null
      held.delete(token)
      if (now() - found.used_at_ms > IDLE_MS) return null
      hold(found.session)
      return found.session
    },

    seatOf: (session) => seats.get(session) ?? null,
  }
}

/** As text, like those that are kept: a game must not change a note behind its back. */
function createNotes(): Seat['notes'] {
  let text = 'null'
  return {
    read: () => JSON.parse(text),
    write: (note) => {
      text = noteText(note)
    },
  }
}
