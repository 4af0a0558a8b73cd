/**
 * The commitments that this browser was told, each noted when its series was met first, with the roll that came next then:
 * of a roll before that one nothing was told in time. A proof that adds up but leads to another commitment is not the proof
 * of a roll of that series.
 */
const KEY = 'digit-bet.commitments'
const NOTED_MAX = 50

type Noted = [epoch: string, commitment: string, next_n?: number][]

/** A browser without storage notes nothing; the check then says so. */
function readNoted(): Noted {
  try {
    const noted: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(noted) ? noted : []
  } catch {
    return []
  }
}

const findNoted = (epoch: string) => readNoted().find(([noted]) => noted === epoch)

/** The commitment that this browser noted before roll `n` of the series; null where it noted none, or noted it too late. */
export function notedCommitment(epoch: string, n: number): string | null {
  const [, commitment, next_n = 1] = findNoted(epoch) ?? []
  return commitment !== undefined && next_n <= n ? commitment : null
}

export const wasNoted = (epoch: string): boolean => findNoted(epoch) !== undefined

export function noteSeries(epoch: string, commitment: string, next_n: number): void {
  const others = readNoted().filter(([noted]) => noted !== epoch)
  const noted: Noted = [[epoch, commitment, next_n], ...others]
  try {
    localStorage.setItem(KEY, JSON.stringify(noted.slice(0, NOTED_MAX)))
  } catch {
    // Full or forbidden storage: the seed is sent again on the next visit, which harms nobody.
  }
}
