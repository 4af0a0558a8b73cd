import { useMe } from '../../platform/call/me.ts'
import { Views } from '../../platform/page/views.tsx'
import { texts } from './texts.ts'

const VIEWS = [
  { value: null, label: texts.accounts },
  { value: 'types', label: texts.types },
]

/** By what one may pay is for the house to say; an agent has accounts alone. */
export function AccountViews() {
  const { agent_id } = useMe()
  return agent_id === null ? <Views label={texts.views} name="view" views={VIEWS} /> : null
}
