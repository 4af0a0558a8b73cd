import { useEffect } from 'react'
import { texts } from './texts.ts'
import { useWaiting, writeCount } from './use-waiting.ts'

const ICON = '/favicon.svg'
const WAITING_ICON = '/favicon-waiting.svg'

function showTab(title: string, icon: string): void {
  document.title = title
  document.querySelector('link[rel="icon"]')?.setAttribute('href', icon)
}

/** Names the tab after its screen. The number of what waits comes first, and marks its icon: it is read from another tab. */
export function useTab(title: string): void {
  const count = Object.values(useWaiting()).reduce((sum, queue) => sum + (queue?.waiting ?? 0), 0)
  useEffect(() => {
    const name = `${title} · ${texts.menu}`
    if (count > 0) showTab(`(${writeCount(count)}) ${name}`, WAITING_ICON)
    else showTab(name, ICON)
    // Nothing is counted for a person who has signed out.
    return () => showTab(name, ICON)
  }, [count, title])
}
