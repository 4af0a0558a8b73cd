import { useMe } from '#platform/console/call/me.ts'
import { Views } from '#platform/console/page/views.tsx'
import { texts } from './texts.ts'

const VIEWS = [
  { value: null, label: texts.accounts },
  { value: 'balances', label: texts.balances },
]
const TYPES = { value: 'types', label: texts.types }

/** By what one may pay is for the operator to say; an agent has accounts alone. */
export function AccountViews() {
  const { agent_id } = useMe()
  const views = agent_id === null ? [...VIEWS, TYPES] : VIEWS
  return <Views label={texts.views} name="view" views={views} forgets={['day']} />
}
