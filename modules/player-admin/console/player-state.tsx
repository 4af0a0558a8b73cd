import type { PlayerStatus } from '#player-admin/contract/staff.ts'
import { Badge } from '#ui/components/display/badge.tsx'
import { texts } from './texts.ts'

const KINDS = { active: 'success', frozen: 'pending', banned: 'failed' } as const

export function PlayerState({ status }: { status: PlayerStatus }) {
  return <Badge kind={KINDS[status]}>{texts.status[status]}</Badge>
}
