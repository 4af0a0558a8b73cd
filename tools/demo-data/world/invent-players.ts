import type { Random } from './random.ts'

/** How a player plays: how often, for how many rounds, and with which stakes and deposits, in kyat. */
interface Manner {
  name: 'light' | 'regular' | 'heavy'
  /** Of a hundred players. */
  share: number
  /** On an ordinary day. */
  comes: number
  rounds: [number, number]
  stakes: readonly number[]
  deposits: readonly number[]
}

/** Few play much and many play little; what they bring lasts for some visits. */
const MANNERS: readonly Manner[] = [
  {
    name: 'light',
    share: 68,
    comes: 0.02,
    rounds: [5, 10],
    stakes: [100, 200, 200, 300, 500, 1_000],
    deposits: [3_000, 5_000, 5_000, 10_000, 15_000, 20_000],
  },
  {
    name: 'regular',
    share: 26,
    comes: 0.08,
    rounds: [10, 22],
    stakes: [200, 500, 500, 1_000, 1_000, 2_000, 3_000],
    deposits: [10_000, 20_000, 30_000, 30_000, 50_000, 100_000],
  },
  {
    name: 'heavy',
    share: 6,
    comes: 0.3,
    rounds: [24, 50],
    stakes: [1_000, 2_000, 3_000, 5_000, 10_000, 20_000],
    deposits: [100_000, 150_000, 200_000, 300_000, 500_000, 1_500_000],
  },
]

export interface PlayerProfile {
  name: string
  phone: string
  /** Each player has an address of their own, since registrations are counted by it. */
  address: string
  manner: Manner
  /** The usual stake. */
  stake: number
  /** Of ten rounds, how many are digit bets; the others are games of providers. */
  digit_share: number
  wallet: { account_name: string; account_number: string }
  /** The player writes slips of the 2D lottery, and has sessions for them alone. */
  plays_two_d: boolean
  /** The player opens the Shan table now and then. */
  plays_shan: boolean
  /** The player's own numbers. */
  likes: readonly string[]
  /** The agent who referred the player, by index in the list of agents; null for players of the company. */
  agent: number | null
  /** The day of the history on which the player registers. */
  joins_on: number
}

const MEN = ['Ko', 'Ko', 'U', 'Mg']
const WOMEN = ['Ma', 'Ma', 'Daw']
const MEN_NAMES = words(`
  Aung Min Zaw Kyaw Htet Naing Thura Ye Hein Phyo Wai Soe Tun Zeya Kaung Pyae Sithu Thiha Nyan Myo Bo Than Win Arkar
  Wunna Lin Sai Yan`)
const WOMEN_NAMES = words(`
  Hnin Khin Thida Su Ei May Nilar Yadanar Phyu Moe Cherry Sandar Zin Aye Thandar Wut Yi Nwe Ohnmar Thiri Hla Mya Htet
  Shwe Nandar Poe Eindra Yamin`)
const LAST_NAMES = words(`
  Oo Win Htun Lwin Myint Thant Hlaing Maung Paing Swe Nyein Thu Kyi Lin Htwe Aung Naing Zaw Khaing Soe Htay Mon Tun Ko
  Kyaw San Thein Latt`)

function words(text: string): string[] {
  return text.trim().split(/\s+/)
}

/** Mobile numbers of the four networks: these beginnings, and seven digits. */
const PHONE_HEADS = ['0942', '0944', '0945', '0925', '0926', '0977', '0978', '0979', '0996', '0997', '0969', '0968']
/** Half of the players were there when the month began. */
const SHARE_AT_FIRST = 0.5
const FIRST_DAYS = 3
const SHARE_OF_AGENTS = 0.45
const SHARE_OF_TWO_D = 0.4
const SHARE_OF_SHAN = 0.2

export function inventPlayers(
  random: Random,
  counts: { players: number; days: number; agents: number },
): PlayerProfile[] {
  return Array.from({ length: counts.players }, (_, index) => inventProfile(random, counts, index))
}

function inventProfile(random: Random, counts: { days: number; agents: number }, number: number): PlayerProfile {
  const manner = random.pickBy(MANNERS, ({ share }) => share)
  const is_man = random.happens(0.6)
  const name = [random.pick(is_man ? MEN : WOMEN), ...givenNames(random, is_man ? MEN_NAMES : WOMEN_NAMES)].join(' ')
  const phone = phoneOf(number)
  const is_early = random.happens(SHARE_AT_FIRST)
  return {
    name,
    phone,
    address: `37.${100 + ((number >> 16) & 63)}.${(number >> 8) & 255}.${number & 255}`,
    manner,
    stake: random.pick(manner.stakes),
    digit_share: random.pick([0, 1, 2, 3, 5, 9]),
    wallet: { account_name: name, account_number: phone },
    plays_two_d: random.happens(SHARE_OF_TWO_D),
    plays_shan: random.happens(SHARE_OF_SHAN),
    likes: Array.from({ length: 3 }, () => String(random.between(0, 99)).padStart(2, '0')),
    agent: counts.agents > 0 && random.happens(SHARE_OF_AGENTS) ? random.between(0, counts.agents - 1) : null,
    joins_on: random.between(0, Math.max(0, (is_early ? Math.min(FIRST_DAYS, counts.days) : counts.days) - 1)),
  }
}

function givenNames(random: Random, names: readonly string[]): string[] {
  const first = random.pick(names)
  const middle = random.happens(0.4) ? [random.pick(names)].filter((other) => other !== first) : []
  return [first, ...middle, random.pick(LAST_NAMES)]
}

/** No two alike, and none that anybody would dial by chance: the digits are the number turned about. */
function phoneOf(number: number): string {
  const head = PHONE_HEADS[number % PHONE_HEADS.length]
  const digits = String((number * 7_368_787 + 1_234_567) % 10_000_000).padStart(7, '0')
  return `${head}${digits}`
}

/** How many players come in each hour of Yangon, out of a hundred in the fullest hour. */
const HOURS = [18, 9, 5, 3, 3, 5, 10, 18, 26, 34, 42, 52, 60, 50, 44, 46, 54, 64, 78, 94, 100, 96, 72, 40]
const HOUR_MS = 3_600_000

/** A moment of the day, in milliseconds after midnight. */
export function momentOfDay(random: Random): number {
  const hour = random.pickBy(
    HOURS.map((weight, at) => ({ weight, at })),
    ({ weight }) => weight,
  ).at
  return Math.floor((hour + random.fraction()) * HOUR_MS)
}

/** Weekends are busy, and so are the days on which wages are paid. */
export function bustle(day: { weekday: number; day_of_month: number }): number {
  const by_weekday = [1.25, 0.85, 0.85, 0.9, 0.95, 1.1, 1.3][day.weekday] ?? 1
  return day.day_of_month >= 27 || day.day_of_month <= 2 ? by_weekday * 1.25 : by_weekday
}
