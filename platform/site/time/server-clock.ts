import { useEffect, useState } from 'react'

/** Answers may be a second old; when the device's own clock was set, the difference is more. */
const STRAY_MS = 5_000
const TICK_MS = 1_000

/** How much the platform's clock is ahead of the device's. Null until the platform has told. */
let ahead_ms: number | null = null

/**
 * Takes the time that came with an answer. Every answer is a little late, so the furthest clock is the truest; one
 * that differs by more was read on another device clock.
 */
export function setServerTime(server_time: string, now = Date.now()): void {
  const told = Date.parse(server_time) - now
  if (Number.isNaN(told)) return
  ahead_ms = ahead_ms === null || Math.abs(told - ahead_ms) > STRAY_MS ? told : Math.max(ahead_ms, told)
}

export const serverNow = (now = Date.now()): number => now + (ahead_ms ?? 0)

/** Whole seconds until a moment by the platform's clock, never below 0. */
export const secondsUntil = (moment: string, now = serverNow()): number =>
  Math.max(0, Math.ceil((Date.parse(moment) - now) / 1000))

/** Seconds until a moment, counted down each second; null while there is no moment, or no clock to count by. */
export function useSecondsUntil(moment: string | undefined): number | null {
  const [seconds, setSeconds] = useState<number | null>(null)
  useEffect(() => {
    if (moment === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      clearTimeout(timer)
      if (ahead_ms !== null) setSeconds(secondsUntil(moment))
      // Just behind the full second, so that none is shown twice or left out.
      timer = setTimeout(tick, TICK_MS - ((((serverNow() - Date.parse(moment)) % TICK_MS) + TICK_MS) % TICK_MS) + 10)
    }
    tick()
    // Timers of a hidden page are slowed down: on return, look at the clock at once.
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [moment])
  return moment === undefined ? null : seconds
}

const two = (value: number) => String(value).padStart(2, '0')

/** "18:24", "4:48:24"; days are written apart. */
export function clockOf(seconds: number): { days: number; clock: string } {
  const days = Math.floor(seconds / 86_400)
  const hours = Math.floor(seconds / 3_600) % 24
  const minutes = two(Math.floor(seconds / 60) % 60)
  const rest = two(seconds % 60)
  return { days, clock: days + hours > 0 ? `${hours}:${minutes}:${rest}` : `${minutes}:${rest}` }
}
