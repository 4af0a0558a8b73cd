import { closeSearch, useSearchIsOpen } from '#platform/console/page/search-button.tsx'
import type { Place } from './place.ts'
import { SearchDialog } from './search-dialog.tsx'
import { useSearchKeys } from './use-search-keys.ts'

export type { Place } from './place.ts'

/** The search of everything, over any screen. */
export function Search({ places }: { places: readonly Place[] }) {
  const is_open = useSearchIsOpen()
  useSearchKeys()
  return is_open && <SearchDialog places={places} onClose={closeSearch} />
}
