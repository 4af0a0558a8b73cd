import { Badge } from '#ui/components/display/badge.tsx'
import { texts } from './texts.ts'

export function OnOff({ is_on }: { is_on: boolean }) {
  return <Badge kind={is_on ? 'success' : 'failed'}>{is_on ? texts.on : texts.off}</Badge>
}
