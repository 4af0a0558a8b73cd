import type { Dice } from './random.ts'

/** How somebody plays: how often he comes, how long he stays, and what he stakes in a round, in kyat. */
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

export interface Person {
  name: string
  phone: string
  /** His phone's network is his own, as registrations are counted by it. */
  address: string
  manner: Manner
  /** What he mostly stakes. */
  stake: number
  /** Of ten rounds, how many are digit bets; the others are games of other makers. */
  digit_share: number
  wallet: { account_name: string; account_number: string }
  /** He writes slips of the 2D lottery, and comes for them alone too. */
  plays_two_d: boolean
  /** He sits down at the Shan table now and then. */
  plays_shan: boolean
  /** Numbers that he dreams of. */
  likes: readonly string[]
  /** The agent who brought him, by his place in the list of agents; null for the house's own. */
  agent: number | null
  /** The day of the history on which he registers. */
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

export function inventPeople(dice: Dice, town: { players: number; days: number; agents: number }): Person[] {
  return Array.from({ length: town.players }, (_, index) => inventPerson(dice, town, index))
}

function inventPerson(dice: Dice, town: { days: number; agents: number }, number: number): Person {
  const manner = dice.pickBy(MANNERS, ({ share }) => share)
  const is_man = dice.happens(0.6)
  const name = [dice.pick(is_man ? MEN : WOMEN), ...givenNames(dice, is_man ? MEN_NAMES : WOMEN_NAMES)].join(' ')
  const phone = phoneOf(number)
  const is_early = dice.happens(SHARE_AT_FIRST)
  return {
    name,
    phone,
    address: `37.${100 + ((number >> 16) & 63)}.${(number >> 8) & 255}.${number & 255}`,
    manner,
    stake: dice.pick(manner.stakes),
    digit_share: dice.pick([0, 1, 2, 3, 5, 9]),
    wallet: { account_name: name, account_number: phone },
    plays_two_d: dice.happens(SHARE_OF_TWO_D),
    plays_shan: dice.happens(SHARE_OF_SHAN),
    likes: Array.from({ length: 3 }, () => String(dice.between(0, 99)).padStart(2, '0')),
    agent: town.agents > 0 && dice.happens(SHARE_OF_AGENTS) ? dice.between(0, town.agents - 1) : null,
    joins_on: dice.between(0, Math.max(0, (is_early ? Math.min(FIRST_DAYS, town.days) : town.days) - 1)),
  }
}

function givenNames(dice: Dice, names: readonly string[]): string[] {
  const first = dice.pick(names)
  const middle = dice.happens(0.4) ? [dice.pick(names)].filter((other) => other !== first) : []
  return [first, ...middle, dice.pick(LAST_NAMES)]
}

/** No two alike, and none that anybody would dial by chance: the digits are the number turned about. */
function phoneOf(number: number): string {
  const head = PHONE_HEADS[number % PHONE_HEADS.length]
  const digits = String((number * 7_368_787 + 1_234_567) % 10_000_000).padStart(7, '0')
  return `${head}${digits}`
}

/** How full the house is at each hour of Yangon, out of a hundred at its fullest. */
const HOURS = [18, 9, 5, 3, 3, 5, 10, 18, 26, 34, 42, 52, 60, 50, 44, 46, 54, 64, 78, 94, 100, 96, 72, 40]
const HOUR_MS = 3_600_000

/** A moment of the day, in milliseconds after midnight. */
export function momentOfDay(dice: Dice): number {
  const hour = dice.pickBy(
    HOURS.map((weight, at) => ({ weight, at })),
    ({ weight }) => weight,
  ).at
  return Math.floor((hour + dice.fraction()) * HOUR_MS)
}

/** Weekends are busy, and so are the days on which wages are paid. */
export function bustle(day: { weekday: number; day_of_month: number }): number {
  const by_weekday = [1.25, 0.85, 0.85, 0.9, 0.95, 1.1, 1.3][day.weekday] ?? 1
  return day.day_of_month >= 27 || day.day_of_month <= 2 ? by_weekday * 1.25 : by_weekday
}
