/** How the corpus says what a list means. */

/** Kyat by number. */
type Meaning = Record<string, number>

/** Lists by notation. */
export type Corpus = Readonly<Record<string, readonly CorpusList[]>>

export interface CorpusList {
  text: string
  /** Null for a list of which a line must be refused. */
  stakes: Meaning | null
  /** Of the refused lines: the pieces that the refusals name. */
  pieces?: readonly string[]
  /** The stakes of the other lines, which count although some lines are refused. */
  rest?: Meaning
  /** Customers that the list names. */
  names?: readonly string[]
  /** A written total that differs from the sum: the sum of its numbers and what is written. */
  differs?: readonly [sum: number, written: number]
  /** Letters with a meaning, when the player has set one. */
  letters?: Partial<Record<'P' | 'X' | 'N' | 'W', string>>
}

export const each = (nums: string, stake: number): Meaning =>
  Object.fromEntries(nums.split(' ').map((num) => [num, stake]))
export const sum = (...parts: Meaning[]): Meaning => {
  const all: Meaning = {}
  for (const part of parts) for (const [num, stake] of Object.entries(part)) all[num] = (all[num] ?? 0) + stake
  return all
}
export const head = (digit: number) => Array.from({ length: 10 }, (_, other) => `${digit}${other}`).join(' ')
export const tail = (digit: number) => Array.from({ length: 10 }, (_, other) => `${other}${digit}`).join(' ')

export const DOUBLES = '00 11 22 33 44 55 66 77 88 99'
export const EVEN_DOUBLES = '00 22 44 66 88'
export const ODD_DOUBLES = '11 33 55 77 99'
export const POWER = '05 50 16 61 27 72 38 83 49 94'
export const NAT_KHAT = '07 70 18 81 24 42 35 53 69 96'
export const BROTHERS = '01 10 12 21 23 32 34 43 45 54 56 65 67 76 78 87 89 98 90 09'
export const HAS_5 = '50 51 52 53 54 55 56 57 58 59 05 15 25 35 45 65 75 85 95'
export const HAS_2 = '20 21 22 23 24 25 26 27 28 29 02 12 32 42 52 62 72 82 92'
export const HAS_7 = '70 71 72 73 74 75 76 77 78 79 07 17 27 37 47 57 67 87 97'
export const BREAK_0 = '00 19 91 28 82 37 73 46 64 55'
export const BREAK_2 = '02 20 11 39 93 48 84 57 75 66'
export const BREAK_5 = '05 50 14 41 23 32 69 96 78 87'
export const ROUND_123 = '12 13 21 23 31 32'
export const ROUND_123_DOUBLES = '11 12 13 21 22 23 31 32 33'
export const ROUND_1234 = '12 13 14 21 23 24 31 32 34 41 42 43'
export const ROUND_456_DOUBLES = '44 45 46 54 55 56 64 65 66'
export const EVEN_EVEN = '00 02 04 06 08 20 22 24 26 28 40 42 44 46 48 60 62 64 66 68 80 82 84 86 88'
export const EVEN_ODD = '01 03 05 07 09 21 23 25 27 29 41 43 45 47 49 61 63 65 67 69 81 83 85 87 89'
export const ODD_EVEN = '10 12 14 16 18 30 32 34 36 38 50 52 54 56 58 70 72 74 76 78 90 92 94 96 98'
export const ODD_ODD = '11 13 15 17 19 31 33 35 37 39 51 53 55 57 59 71 73 75 77 79 91 93 95 97 99'
export const BIG = `${head(5)} ${head(6)} ${head(7)} ${head(8)} ${head(9)}`
export const SMALL = `${head(0)} ${head(1)} ${head(2)} ${head(3)} ${head(4)}`

export const list = (text: string, stakes: Meaning, more: Partial<CorpusList> = {}): CorpusList => ({
  text,
  stakes,
  ...more,
})
/** Lists that differ only in how they are written. */
export const alike = (texts: readonly string[], stakes: Meaning): CorpusList[] =>
  texts.map((text) => list(text, stakes))
/** A list of which a line must be refused, and the piece for which; nothing else of it is staked but the rest. */
export const refused = (text: string, piece: string | readonly string[], rest: Meaning = {}): CorpusList => ({
  text,
  stakes: null,
  pieces: typeof piece === 'string' ? [piece] : piece,
  rest,
})
