import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { dataQuery } from '#platform/console/call/queries.ts'
import { SEARCH_TEXT_MIN } from '#search/contract/rules.ts'
import type { FoundGroup, SearchAnswer } from '#search/contract/staff.ts'
import { type Destination, findDestinations } from './destinations.ts'
import { texts } from './texts.ts'

/** Time to type the next letter before the platform is asked. */
const PAUSE_MS = 120

export interface Option {
  key: string
  href: string
  title: string
  details: string[]
  amount: number | null
  at: string | null
}

export interface OptionGroup {
  name: string
  options: Option[]
  has_more: boolean
}

/** The hits of a text: exact hits, then screens and actions, then the rest. Until an answer is there the one before stays. */
export function useSearch(destinations: readonly Destination[], typed: string) {
  const text = typed.trim()
  const asked = useLate(text)
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...dataQuery<SearchAnswer>(['search', asked], '/search', { query: { q: asked } }),
    enabled: asked.length >= SEARCH_TEXT_MIN,
    placeholderData: keepPreviousData,
  })
  const is_asked = text.length >= SEARCH_TEXT_MIN
  const found = is_asked ? (data?.groups ?? []) : []
  const is_exact = ({ hits }: FoundGroup) => hits.some((hit) => hit.is_exact)
  const groups = [
    ...found.filter(is_exact).map(groupOfFound),
    ...groupsOfDestinations(findDestinations(destinations, text)),
    ...found.filter((group) => !is_exact(group)).map(groupOfFound),
  ]
  return {
    groups,
    options: groups.flatMap(({ options }) => options),
    error: is_asked ? error : null,
    refetch,
    /** The groups are those of the text as it is typed now. */
    is_settled: !is_asked || (asked === text && !isPlaceholderData && !isFetching),
  }
}

/** The value as it was once it had rested for a moment. */
function useLate(text: string): string {
  const [late, setLate] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setLate(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return late
}

const groupOfFound = ({ group, hits, has_more }: FoundGroup): OptionGroup => ({
  name: texts.groups[group],
  options: hits.map(({ id, ...hit }) => ({ key: `${group} ${id}`, ...hit })),
  has_more,
})

function groupsOfDestinations(destinations: Destination[]): OptionGroup[] {
  const of = (kind: Destination['kind'], name: string): OptionGroup => ({
    name,
    options: destinations
      .filter((destination) => destination.kind === kind)
      .map(({ title, href }) => ({ key: href, href, title, details: [], amount: null, at: null })),
    has_more: false,
  })
  return [of('screen', texts.screens), of('action', texts.actions)].filter(({ options }) => options.length > 0)
}
