import type { TwoDDrawRow } from '#two-d/contract/draws-staff.ts'
import { Badge } from '#ui/components/display/badge.tsx'
import { texts } from '../texts.ts'

const KINDS = { open: 'success', closed: 'pending', declared: 'pending', settled: 'success', void: 'failed' } as const

export function DrawState({ draw: { status, is_waiting } }: { draw: Pick<TwoDDrawRow, 'status' | 'is_waiting'> }) {
  return <Badge kind={KINDS[status]}>{is_waiting ? texts.waiting : texts.status[status]}</Badge>
}
