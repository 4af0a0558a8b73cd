import { useMe } from '#platform/console/call/me.ts'
import { Views } from '#platform/console/page/views.tsx'
import { texts } from './texts.ts'

const VIEWS = [
  { value: null, label: texts.accounts },
  { value: 'balances', label: texts.balances },
]
/** Of the whole company. */
const COMPANY_VIEWS = [
  { value: 'money', label: texts.money },
  { value: 'types', label: texts.types },
]

/** By what one may pay is for the operator to say; an agent has accounts alone. */
export function AccountViews() {
  const { agent_id } = useMe()
  const views = agent_id === null ? [...VIEWS, ...COMPANY_VIEWS] : VIEWS
  return <Views label={texts.views} name="view" views={views} forgets={['day']} />
}
