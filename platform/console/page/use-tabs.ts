import { navigate, useFilters, withFilters } from './navigation.tsx'

/** The parts of a screen: the address says which one is shown, and for `useKeys` the digits lead to each. */
export function useTabs<Tab extends string>(tabs: readonly [Tab, ...Tab[]]) {
  const wanted = useFilters().get('tab')
  const tab = tabs.find((one) => one === wanted) ?? tabs[0]
  const goTo = (one: Tab) => navigate(withFilters({ tab: one, id: null, from: null }), { replace: true })
  return { tab, keys: Object.fromEntries(tabs.map((one, place) => [String(place + 1), () => goTo(one)])) }
}
