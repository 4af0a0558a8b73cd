import { navigate, useFilters, withFilters } from './navigation.tsx'

/** A sheet of a screen that the address opens, too: `?sheet=account`. So an action of the search leads to it. */
export function useSheet(name: string) {
  const is_open = useFilters().get('sheet') === name
  const show = (sheet: string | null) => navigate(withFilters({ sheet }), { replace: true })
  return { is_open, open: () => show(name), close: () => show(null) }
}
