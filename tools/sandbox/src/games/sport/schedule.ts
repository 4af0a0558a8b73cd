import type { Title } from '../../title.ts'
import type { Random } from '../shared/random.ts'
import { type DisciplineName, type Fixture, fixtureOf, MINUTES, playFixture, type Result } from './rules.ts'

/** When matches begin and how long they last. */
interface Pace {
  every_ms: number
  lasts_ms: number
}
const SPORT_BOOK: Pace = { every_ms: 15_000, lasts_ms: 60_000 }
/** Virtual sport is quicker. */
const VIRTUAL: Pace = { every_ms: 10_000, lasts_ms: 30_000 }
/** Bets are taken for so many matches ahead. */
const AHEAD = 6
/** Matches that are over and still shown. */
const BEHIND = 5
/** Results are kept for bets that are settled late; nothing asks for older ones. */
const REMEMBERED = 400

/** A title's motif says what is played. */
const DISCIPLINE_OF_MOTIF: Record<string, DisciplineName> = { chinlone: 'chinlone', boat: 'boats' }

export function disciplineOf({ theme }: Title): DisciplineName {
  const motif = theme.split('/')[0] ?? ''
  if (/horse|rooster/.test(motif)) return 'ponies'
  return DISCIPLINE_OF_MOTIF[motif] ?? 'football'
}

/** The facts of a match that are public at this moment. */
export interface MatchNow {
  match: number
  phase: 'open' | 'live' | 'over'
  starts_in_ms: number
  ends_in_ms: number
  minute: number
  sides: number[]
  markets: Fixture['markets']
  line_tenths: number | null
  /** Of teams, so far. */
  score: [number, number] | null
  /** Of a race: how far each lane is, in thousandths; and the order when it is over. */
  ways: number[] | null
  order: number[] | null
}

/** The matches of one title: listed by the clock, drawn when they begin. */
export class Schedule {
  private readonly title: Title
  private readonly random: Random
  private readonly pace: Pace
  readonly discipline: DisciplineName
  private readonly results = new Map<number, Result>()

  constructor(title: Title, random: Random) {
    this.title = title
    this.random = random
    this.pace = title.game_type === 'VIRTUAL_SPORT' ? VIRTUAL : SPORT_BOOK
    this.discipline = disciplineOf(title)
  }

  startOf(match: number): number {
    return match * this.pace.every_ms
  }

  endOf(match: number): number {
    return this.startOf(match) + this.pace.lasts_ms
  }

  /** Whether bets are taken: for the next few matches, until they begin. */
  isOpen(match: number, now: number): boolean {
    return this.startOf(match) > now && match <= this.running(now) + AHEAD
  }

  fixture(match: number): Fixture {
    return fixtureOf(this.discipline, { series: this.title.game_code, match })
  }

  /** Drawn once. After a restart a match whose outcome nobody knows any more is played again. */
  resultOf(match: number): Result {
    const known = this.results.get(match)
    if (known) return known
    const result = playFixture(this.fixture(match), this.random)
    this.results.set(match, result)
    for (const old of this.results.keys()) {
      if (this.results.size <= REMEMBERED) break
      this.results.delete(old)
    }
    return result
  }

  list(now: number): MatchNow[] {
    const lasting = Math.ceil(this.pace.lasts_ms / this.pace.every_ms)
    const first = this.running(now) - lasting - BEHIND + 1
    const last = this.running(now) + AHEAD
    return Array.from({ length: last - first + 1 }, (_, index) => this.matchNow(first + index, now))
  }

  private running(now: number): number {
    return Math.floor(now / this.pace.every_ms)
  }

  private matchNow(match: number, now: number): MatchNow {
    const { sides, markets, line_tenths } = this.fixture(match)
    const phase = now < this.startOf(match) ? 'open' : now < this.endOf(match) ? 'live' : 'over'
    const share = Math.min(1, Math.max(0, (now - this.startOf(match)) / this.pace.lasts_ms))
    const result = phase === 'open' ? null : this.resultOf(match)
    const minute = Math.floor(share * MINUTES)
    return {
      match,
      phase,
      starts_in_ms: this.startOf(match) - now,
      ends_in_ms: this.endOf(match) - now,
      minute,
      sides,
      markets,
      line_tenths,
      score: result && 'score' in result ? scoreAt(result, phase === 'over' ? MINUTES : minute) : null,
      ways: result && 'order' in result ? waysAt(result.order, share, match) : null,
      order: result && 'order' in result && phase === 'over' ? result.order : null,
    }
  }
}

function scoreAt({ goals }: Extract<Result, { score: unknown }>, minute: number): [number, number] {
  const shot = goals.filter((goal) => goal.minute <= minute)
  return [shot.filter(({ side }) => side === 0).length, shot.filter(({ side }) => side === 1).length]
}

/** Runners change places on the way, and come in as they were drawn. */
function waysAt(order: readonly number[], share: number, match: number): number[] {
  return order
    .map((lane, place) => {
      const sway = Math.sin(share * 7 + lane * 2.1 + match) * 60 * (1 - share)
      const pace = 1000 - place * 22
      return { lane, way: Math.round(Math.max(0, Math.min(1000, pace * share + sway * share))) }
    })
    .sort((a, b) => a.lane - b.lane)
    .map(({ way }) => way)
}
