/**
 * The commitments that this browser has seen, each noted when its series was met first. A proof
 * that adds up but leads to another commitment is not the proof of a roll of that series.
 */
const KEY = 'digit-bet.commitments'
const NOTED_MAX = 50

type Noted = [epoch: string, commitment: string][]

/** A browser without storage notes nothing; the check then says so. */
function readNoted(): Noted {
  try {
    const noted: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(noted) ? noted : []
  } catch {
    return []
  }
}

export const notedCommitment = (epoch: string): string | null =>
  readNoted().find(([noted]) => noted === epoch)?.[1] ?? null

export const wasNoted = (epoch: string): boolean => notedCommitment(epoch) !== null

export function noteSeries(epoch: string, commitment: string): void {
  const others = readNoted().filter(([noted]) => noted !== epoch)
  const noted: Noted = [[epoch, commitment], ...others]
  try {
    localStorage.setItem(KEY, JSON.stringify(noted.slice(0, NOTED_MAX)))
  } catch {
    // Full or forbidden storage: the seed is sent again on the next visit, which harms nobody.
  }
}
