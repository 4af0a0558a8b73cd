import type { Random } from '../shared/random.ts'
import { drawFrom, goalChances, namedNumbers, WHOLE } from './chances.ts'

/** Of what is staked on a single pick, what comes back in the long run. Odds are cut, so it is never more. */
export const RETURN_PERCENT = 94

/** Two teams and their goals, or a field of runners. */
interface TeamSport {
  kind: 'teams'
  teams: number
  /** Goals of the weakest and of the strongest side, in hundredths. */
  goals_hundredths: [number, number]
  goals_max: number
  /** Over or under, in tenths: 25 is two and a half goals. */
  line_tenths: number
}
interface Race {
  kind: 'race'
  /** Names to choose from. */
  runners: number
  field: number
}

export const DISCIPLINES = {
  football: { kind: 'teams', teams: 16, goals_hundredths: [70, 210], goals_max: 12, line_tenths: 25 },
  chinlone: { kind: 'teams', teams: 16, goals_hundredths: [650, 950], goals_max: 40, line_tenths: 155 },
  ponies: { kind: 'race', runners: 10, field: 6 },
  boats: { kind: 'race', runners: 10, field: 6 },
} as const satisfies Record<string, TeamSport | Race>
export type DisciplineName = keyof typeof DISCIPLINES

/** In hundredths, stake included, by pick. */
export type Market = Record<string, number>

export interface Fixture {
  /** Numbers of the teams, home first, or of the runners in their lanes. */
  sides: number[]
  /** "result" and "total" of teams, "winner" of a race. */
  markets: Record<string, Market>
  /** In tenths; null in a race. */
  line_tenths: number | null
  /** How it is drawn; not told. */
  chances: number[][]
}

export interface Pick {
  market: string
  pick: string
}

export type Result =
  | { score: [number, number]; goals: { side: 0 | 1; minute: number }[] }
  /** The lanes in the order in which they come in. */
  | { order: number[] }

export const MINUTES = 90
/** The advantage of the home team, in hundredths of a goal. */
const HOME_HUNDREDTHS = 15

/** Where a fixture stands in its series. */
interface FixturePlace {
  series: string
  match: number
}

/** The fixture of a place is the same whenever it is asked for. */
export function fixtureOf(discipline: DisciplineName, place: FixturePlace): Fixture {
  const rules: TeamSport | Race = DISCIPLINES[discipline]
  return rules.kind === 'teams' ? teamFixture(rules, place) : raceFixture(rules, place)
}

/** Every team plays once before one plays again: nobody is on two fields at a time. */
function pairOf(teams: number, { series, match }: FixturePlace): number[] {
  const pairs = teams / 2
  const turn = Math.floor(match / pairs)
  const shuffled = chooseSides(teams, teams, namedNumbers(`${series}-turn-${turn}`))
  const first = 2 * (match - turn * pairs)
  return shuffled.slice(first, first + 2)
}

function teamFixture(rules: TeamSport, place: FixturePlace): Fixture {
  const number = namedNumbers(`${place.series}-${place.match}`)
  const sides = pairOf(rules.teams, place)
  const [least, most] = rules.goals_hundredths
  const chances = sides.map((_, side) => {
    const hundredths = least + number(most - least + 1) + (side === 0 ? HOME_HUNDREDTHS : 0)
    return goalChances(hundredths / 100, rules.goals_max)
  })
  const result = { home: 0, draw: 0, away: 0 }
  const total = { over: 0, under: 0 }
  for (const [home, home_chance] of (chances[0] ?? []).entries()) {
    for (const [away, away_chance] of (chances[1] ?? []).entries()) {
      const chance = (home_chance / WHOLE) * (away_chance / WHOLE)
      result[home === away ? 'draw' : home > away ? 'home' : 'away'] += chance
      total[(home + away) * 10 > rules.line_tenths ? 'over' : 'under'] += chance
    }
  }
  return {
    sides,
    markets: { result: pricesOf(result), total: pricesOf(total) },
    line_tenths: rules.line_tenths,
    chances,
  }
}

function raceFixture(rules: Race, { series, match }: FixturePlace): Fixture {
  const number = namedNumbers(`${series}-${match}`)
  const sides = chooseSides(rules.runners, rules.field, number)
  const strengths = sides.map(() => 40 + number(160))
  const sum = strengths.reduce((all, strength) => all + strength, 0)
  const winner = Object.fromEntries(strengths.map((strength, lane) => [String(lane), strength / sum]))
  return { sides, markets: { winner: pricesOf(winner) }, line_tenths: null, chances: [strengths] }
}

function chooseSides(of: number, count: number, number: (below: number) => number): number[] {
  const left = Array.from({ length: of }, (_, index) => index)
  return Array.from({ length: count }, () => left.splice(number(left.length), 1)[0] ?? 0)
}

const pricesOf = (chances: Record<string, number>): Market =>
  Object.fromEntries(Object.entries(chances).map(([pick, chance]) => [pick, Math.floor(RETURN_PERCENT / chance)]))

/** Plays the match, in the chances at which its odds were offered. */
export function playFixture({ chances, sides, line_tenths }: Fixture, random: Random): Result {
  if (line_tenths === null) return { order: drawOrder(chances[0] ?? [], random) }
  const score = sides.map((_, side) => drawFrom(chances[side] ?? [], random)) as [number, number]
  const goals = score.flatMap((count, side) =>
    Array.from({ length: count }, () => ({ side: side as 0 | 1, minute: 1 + random(MINUTES) })),
  )
  return { score, goals: goals.sort((a, b) => a.minute - b.minute) }
}

function drawOrder(strengths: readonly number[], random: Random): number[] {
  const left = strengths.map((strength, lane) => ({ strength, lane }))
  return strengths.map(() => {
    const place = drawFrom(
      left.map(({ strength }) => strength),
      random,
    )
    return left.splice(place, 1)[0]?.lane ?? 0
  })
}

/** Whether a pick came true. */
export function isWon({ line_tenths }: Fixture, result: Result, { market, pick }: Pick): boolean {
  if ('order' in result) return market === 'winner' && String(result.order[0]) === pick
  const [home, away] = result.score
  if (market === 'result') return pick === (home === away ? 'draw' : home > away ? 'home' : 'away')
  return market === 'total' && pick === ((home + away) * 10 > (line_tenths ?? 0) ? 'over' : 'under')
}

/** The payout of a slip when all its picks come true; a fraction of a part stays with the operator. */
export function winOf(stake: number, odds: readonly number[]): bigint {
  return odds.reduce((sum, each) => sum * BigInt(each), BigInt(stake)) / 100n ** BigInt(odds.length)
}
