const MINUTE_MS = 60_000

/** How long ago a moment is, in the largest unit that fits; less than a minute is none of them. */
export function ageOf(moment: string, now: number): { unit: 'now' | 'minutes' | 'hours' | 'days'; count: number } {
  const minutes = Math.floor((now - Date.parse(moment)) / MINUTE_MS)
  if (minutes < 1) return { unit: 'now', count: 0 }
  if (minutes < 60) return { unit: 'minutes', count: minutes }
  if (minutes < 24 * 60) return { unit: 'hours', count: Math.floor(minutes / 60) }
  return { unit: 'days', count: Math.floor(minutes / (24 * 60)) }
}
