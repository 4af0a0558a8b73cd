import { Views } from '#platform/console/page/views.tsx'
import { texts } from './texts.ts'

const VIEWS = [
  { value: null, label: texts.games },
  { value: 'types', label: texts.types },
]

export function CatalogViews() {
  return <Views label={texts.views} name="view" views={VIEWS} forgets={['id', 'q', 'type', 'provider', 'show']} />
}
