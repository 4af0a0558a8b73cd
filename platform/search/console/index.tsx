import { closeSearch, useSearchIsOpen } from '#platform/console/page/search-button.tsx'
import type { Destination } from './destinations.ts'
import { SearchDialog } from './search-dialog.tsx'
import { useSearchKeys } from './use-search-keys.ts'

export type { Destination } from './destinations.ts'

/** The search of everything, over any screen. */
export function Search({ destinations }: { destinations: readonly Destination[] }) {
  const is_open = useSearchIsOpen()
  useSearchKeys()
  return is_open && <SearchDialog destinations={destinations} onClose={closeSearch} />
}
