import { useFilters } from '#platform/console/page/navigation.tsx'
import { Views } from '#platform/console/page/views.tsx'
import { DifferencesPage } from './differences-page.tsx'
import { LaunchesPage } from './launches-page.tsx'
import { texts } from './texts.ts'
import { WagersPage } from './wagers-page.tsx'

const VIEWS = [
  { value: null, label: texts.wagers },
  { value: 'launches', label: texts.launches },
  { value: 'differences', label: texts.differences },
  { value: 'done', label: texts.done },
]

/** Wagers, launches and wager discrepancies of the providers' games. */
export function WagersScreen() {
  const view = useFilters().get('view')
  const views = (
    <Views label={texts.views} name="view" views={VIEWS} forgets={['id', 'q', 'day', 'product_code', 'of']} />
  )
  if (view === 'differences' || view === 'done') {
    return <DifferencesPage key={view} show={view === 'done' ? 'done' : null} views={views} />
  }
  return view === 'launches' ? <LaunchesPage views={views} /> : <WagersPage views={views} />
}
