import { netOf } from '../../slips/net-of.ts'
import type { Slip } from '../../slips/parse-slips.ts'

interface SlipsState {
  /** The word of the first slip that decides it. */
  status: string
  kind: 'pending' | 'success' | 'lost' | 'settled'
}

/** The state of a draw's slips together: one that waits, else one that has won, else any. Green is a gain of all of them. */
export function stateOfSlips(slips: readonly Slip[]): SlipsState | null {
  const [first] = slips
  if (!first) return null
  const ofStatus = (status: string) => slips.find((slip) => slip.status === status)
  const { status } = ofStatus('pending') ?? ofStatus('won') ?? first
  if (status === 'pending') return { status, kind: 'pending' }
  const net = slips.reduce((sum, slip) => sum + (netOf(slip) ?? 0), 0)
  return { status, kind: net > 0 ? 'success' : status === 'lost' ? 'lost' : 'settled' }
}
