import { openOverlays } from '#ui/components/overlays/overlay-stack.ts'
import { guardHistory, readPlace, rememberPlace, savePlace } from './navigation.tsx'

/** A browser that has not gone back by then has nowhere to go. */
const TRAVEL_MAX_MS = 1_000

/** Of the way to an entry that the page asked for by itself. */
let travel: Promise<void> | undefined
let arrive: (() => void) | undefined
/** The address under the open overlays. */
let covered_href = ''
let is_queued = false

/**
 * The phone's Back closes what lies over the page. Each open overlay has an entry of the browser's history, at the address
 * of its page; one that closes in another way takes its entry back. Of the browsers, only Chromium from 126 on gives Back to
 * a dialog by itself, on Android, and none gives it to a picker.
 */
export function closeOverlaysByBack(): void {
  guardHistory({ takes: takesArrival, unwind })
  openOverlays.subscribe(queue)
  // A reload leaves the entry of an overlay that is not there any more.
  queue()
}

/** How many overlays this entry of the history stands for. */
function countHere(): number {
  const { overlays } = readPlace()
  return typeof overlays === 'number' ? overlays : 0
}

/** Later in the same moment: where one overlay takes the place of another, nothing has to be done. */
function queue(): void {
  if (is_queued) return
  is_queued = true
  setTimeout(() => {
    is_queued = false
    settle()
  })
}

function settle(): void {
  if (travel) {
    void travel.then(queue)
    return
  }
  const here = countHere()
  const open = openOverlays.get().length
  if (here > open) void travelTo(open).then(queue)
  if (here >= open) return
  savePlace()
  covered_href = location.href
  for (let overlays = here + 1; overlays <= open; overlays += 1) history.pushState({ ...readPlace(), overlays }, '')
}

function travelTo(overlays: number): Promise<void> {
  travel ??= new Promise((resolve) => {
    const timer = setTimeout(() => {
      rememberPlace({ overlays })
      arrive?.()
    }, TRAVEL_MAX_MS)
    arrive = () => {
      clearTimeout(timer)
      travel = undefined
      arrive = undefined
      resolve()
    }
    history.go(overlays - countHere())
  })
  return travel
}

/** Whether the browser's arrival at an entry has to do with overlays alone: then the screen stays as it is. */
function takesArrival(): boolean {
  if (arrive) {
    arrive()
    return true
  }
  const here = countHere()
  const open = openOverlays.get().length
  if (here > open) {
    // Forward, to an overlay that was closed: it does not open again.
    void travelTo(open).then(queue)
    return true
  }
  if (here === open) return false
  for (const { close } of openOverlays.get().slice(here)) close()
  // One that does not close now has its entry again.
  queue()
  return location.href === covered_href
}

/** Before a move: the new screen follows the page itself, not the overlay that led to it. */
async function unwind(): Promise<void> {
  while (travel || countHere() > 0) await (travel ?? travelTo(0))
  queue()
}
