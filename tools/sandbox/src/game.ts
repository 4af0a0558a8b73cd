import type { GameKind, Title } from './title.ts'
import type { Json, Wager, Wallet } from './wallet.ts'

/** One launch of one title by one member. */
export interface Session {
  /** Unguessable; in the address of each of the game's calls. */
  token: string
  member_account: string
  title: Title
  currency: string
  language: 'en' | 'mm' | 'zh' | 'th'
  /** Where the way out of the game leads. */
  lobby_url: string
  /** Of a guest: the wallet is play money, and the screen says so. */
  is_play_money?: true
}

/** The context of a game's call: the session, the player's wallet, and the game's notes about the player. */
export interface Seat {
  session: Session
  wallet: Wallet
  /** A small note per member and title, kept over sessions and restarts (free spins left, a shoe in play). */
  notes: { read(): Json; write(note: Json): void }
}

/**
 * A game of the sandbox. It decides every outcome here, in its rules, with numbers from node:crypto; the browser
 * only shows it.
 */
export interface Game {
  kind: GameKind
  /**
   * The HTML document of GET /play/<token>/. Its relative addresses lead to /play/<token>/…; built
   * screens lie at /screens/dist/. It must also work inside a frame
   * without an origin: no cookies, no storage; what it sends carries no credentials.
   */
  document(session: Session): string
  /**
   * POST /play/<token>/<name> with a JSON body. The answer is sent as JSON. Calls of one seat, a
   * member at a title, run one after the other. A Declined that is thrown becomes {code, message} with status 409; a BadCall, with status 400.
   */
  calls: Record<string, (seat: Seat, body: unknown) => Promise<Json>>
  /**
   * Called at the sandbox's start for each seat that has bets without an outcome, and after a session's call threw
   * anything else than Declined or BadCall. Settle or cancel what will not be played on; a sport bet may stay open.
   */
  resume(seat: Seat, wagers: Wager[]): Promise<void>
}

/** The browser asked for something that the game does not offer. */
export class BadCall extends Error {}
