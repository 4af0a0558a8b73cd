const calm = matchMedia('(prefers-reduced-motion: reduce)')

/** Whether the player's device asks for little motion. */
export const isCalm = (): boolean => calm.matches

export const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })

/** Calls with 0…1 for the given time, once per picture; in calm, only at the end. */
export function animate(ms: number, draw: (share: number) => void): Promise<void> {
  if (isCalm()) {
    draw(1)
    return Promise.resolve()
  }
  return new Promise((resolve) => {
    const begun = performance.now()
    const step = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - begun) / ms))
      draw(share)
      if (share < 1) requestAnimationFrame(step)
      else resolve()
    }
    requestAnimationFrame(step)
  })
}

/** At once while the page is visible; otherwise when it is visible again. */
export function untilSeen(): Promise<void> {
  if (!document.hidden) return Promise.resolve()
  return new Promise((resolve) => {
    document.addEventListener('visibilitychange', () => resolve(), { once: true })
  })
}
