import { useTexts } from '#platform/site/texts.ts'
import { gamesTexts } from '../texts.ts'
import { ListSelect } from './list-select.tsx'

export function SortSelect() {
  const { list } = useTexts(gamesTexts)
  return (
    <ListSelect
      name="sort"
      label={list.sort}
      choices={[
        { value: '', label: list.recommended },
        { value: 'popular', label: list.popular },
        { value: 'newest', label: list.newest },
        { value: 'name', label: list.by_name },
      ]}
    />
  )
}
