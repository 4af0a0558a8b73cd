import type { PageFiles } from './worker.ts'

/** The first seconds of a visit belong to the page. */
const LATER_MS = 4_000

/** Starts the service worker, and leaves it what this page is made of. */
export async function saveForOffline(): Promise<void> {
  // Only where the address is a safe one. Anyone who saves data has asked for nothing to be fetched ahead.
  if (!('serviceWorker' in navigator) || savesData()) return
  await new Promise((resolve) => setTimeout(resolve, LATER_MS))
  const { serviceWorker } = navigator
  await serviceWorker.register('/worker.js')
  const { active } = await serviceWorker.ready
  const page_files: PageFiles = {
    page: location.pathname + location.search,
    fetched: performance.getEntriesByType('resource').map(({ name }) => name),
  }
  active?.postMessage(page_files, { transfer: [] })
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
