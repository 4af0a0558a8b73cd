import { CLAIM_SECONDS } from '#cashier/contract/rules.ts'
import { isFailure } from '#platform/console/call/api.ts'
import { claim, release } from '../queries.ts'
import type { QueueKind } from '../queue/queue-kind.ts'

/** One that ends sooner is renewed before a decision is sent. */
const SPARE_MS = 10_000

/** The requests that this page holds: the open one, and those whose decision is on its way. */
interface Lease {
  /** By this page's clock, from when the claim was sent: never later than by the server's. */
  until: number
  taking: Promise<unknown> | null
  is_open: boolean
  is_deciding: boolean
  is_decided: boolean
}

const leases = new Map<string, Lease>()
const keyOf = (kind: QueueKind, id: string) => `${kind}/${id}`

function leaseOf(kind: QueueKind, id: string): Lease {
  const known = leases.get(keyOf(kind, id))
  if (known) return known
  const lease = { until: 0, taking: null, is_open: false, is_deciding: false, is_decided: false }
  leases.set(keyOf(kind, id), lease)
  return lease
}

/** Takes the request, or holds it for longer; one that this page has decided about needs no lease. @throws like a call */
export async function holdRequest(kind: QueueKind, id: string): Promise<void> {
  const lease = leaseOf(kind, id)
  if (lease.is_decided) return
  const until = Date.now() + CLAIM_SECONDS * 1000
  lease.taking ??= claim(kind, id)
    .then(() => {
      lease.until = until
    })
    .finally(() => {
      lease.taking = null
    })
  await lease.taking
}

/** A sign of life of the open request. A decision under way sees to its lease itself, and ends it. */
export async function renewRequest(kind: QueueKind, id: string): Promise<void> {
  if (leaseOf(kind, id).is_deciding) await heldRequest(kind, id)
  else await holdRequest(kind, id)
}

/** Before a decision is sent. Nothing is awaited where the request is held: a page that goes has no time for it. */
export function heldRequest(kind: QueueKind, id: string): Promise<void> | null {
  return leaseOf(kind, id).until > Date.now() + SPARE_MS ? null : holdRequest(kind, id)
}

export function setOpen(kind: QueueKind, id: string, is_open: boolean): void {
  leaseOf(kind, id).is_open = is_open
  letGo(kind, id)
}

/** From the press on, and until the server has answered or it was undone, the request is held, though another is open. */
export function setDeciding(kind: QueueKind, id: string, is_deciding: boolean): void {
  leaseOf(kind, id).is_deciding = is_deciding
  letGo(kind, id)
}

/** The server has answered a decision: it knows of no lease any more, and a renewal that is due now would be refused. */
export function endLease(kind: QueueKind, id: string): void {
  Object.assign(leaseOf(kind, id), { until: 0, is_decided: true })
}

/** It was taken over: the server knows of no lease of this page any more. */
export function forgetLease(kind: QueueKind, id: string): void {
  const lease = leases.get(keyOf(kind, id))
  if (lease) lease.until = 0
}

/** Leaves a request to the others as soon as nothing here needs it. */
function letGo(kind: QueueKind, id: string): void {
  const lease = leaseOf(kind, id)
  if (lease.is_open || lease.is_deciding) return
  leases.delete(keyOf(kind, id))
  if (lease.taking) void quietly(lease.taking.then(() => release(kind, id)))
  else if (lease.until > Date.now()) void quietly(release(kind, id))
}

/** A lease that could not be taken, renewed or given back ends by itself; a decision hears of it anyway. */
export async function quietly(sent: Promise<unknown>): Promise<void> {
  try {
    await sent
  } catch (error) {
    if (!isFailure(error)) throw error
  }
}
