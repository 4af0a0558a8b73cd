import { useQuery } from '@tanstack/react-query'
import type { Game } from '#catalog/contract/player.ts'
import { useLanguage } from '#platform/site/language.ts'
import { useQuery as useAddressQuery } from '#platform/site/navigation.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { ThumbnailGrid } from '../shared/games/thumbnail-grid.tsx'
import { typesQuery } from '../shared/queries.ts'
import { gamesTexts } from '../texts.ts'
import styles from './list-select.module.css'
import { ListSelect } from './list-select.tsx'
import { SortSelect } from './sort-select.tsx'
import { useSorted } from './use-sorted.ts'

interface ChosenGamesProps {
  games: readonly Game[]
  wide?: 4 | 6
  tells_hot?: boolean
}

/** Games of several types and providers, by the filters and the sort of the address. */
export function ChosenGames({ games, ...grid }: ChosenGamesProps) {
  const { list } = useTexts(gamesTexts)
  const { data: types } = useQuery(typesQuery(useLanguage()))
  const { games: sorted = games, order } = useSorted(games)
  const [type, provider] = [useAddressQuery('type'), useAddressQuery('provider')]

  // A type or provider that no game has is no filter: a list is never empty because of one.
  const of_type = filtered(sorted, 'game_type', type)
  const nameOf = (code: string) => types?.find((each) => each.code === code)?.name ?? code
  const type_codes = valuesOf(games, 'game_type')
  const provider_codes = valuesOf(of_type, 'provider')
  return (
    <>
      {games.length > 1 && (
        <div className={styles.selects}>
          <SortSelect />
          {type_codes.length > 1 && (
            <ListSelect
              name="type"
              label={list.type}
              choices={[
                { value: '', label: list.all_types },
                ...type_codes.map((code) => ({ value: code, label: nameOf(code) })),
              ]}
            />
          )}
          {provider_codes.length > 1 && (
            <ListSelect
              name="provider"
              label={list.provider}
              choices={[
                { value: '', label: list.all_providers },
                ...provider_codes.map((code) => ({ value: code, label: code })),
              ]}
            />
          )}
        </div>
      )}
      <ThumbnailGrid key={`${order} ${type} ${provider}`} games={filtered(of_type, 'provider', provider)} {...grid} />
    </>
  )
}

type Filter = 'game_type' | 'provider'

const valuesOf = (games: readonly Game[], name: Filter) => [...new Set(games.map((game) => game[name]))]

function filtered(games: readonly Game[], name: Filter, value: string | null): readonly Game[] {
  const found = games.filter((game) => game[name] === value)
  return found.length > 0 ? found : games
}
