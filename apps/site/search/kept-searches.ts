import { readStored, writeStored } from '#platform/site/browser/storage.ts'

/** A row or two of a phone. */
const KEPT_MAX = 6
const LENGTH_MAX = 40

/** The searches of this browser that found something, the newest first. */
export function readSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(readStored('searches') ?? '[]')
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string').slice(0, KEPT_MAX) : []
  } catch {
    return []
  }
}

export function saveSearch(text: string): void {
  const search = text.trim().slice(0, LENGTH_MAX)
  if (search === '') return
  const others = readSearches().filter((each) => each !== search)
  writeStored('searches', JSON.stringify([search, ...others].slice(0, KEPT_MAX)))
}

export const forgetSearches = () => writeStored('searches', null)
