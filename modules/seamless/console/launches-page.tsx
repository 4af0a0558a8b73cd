import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { momentOf } from '#platform/console/figures/time.ts'
import { SearchBox } from '#platform/console/filter/search-box.tsx'
import { useFilters } from '#platform/console/page/navigation.tsx'
import { Page } from '#platform/console/page/page.tsx'
import { PagedTable } from '#platform/console/table/paged-table.tsx'
import type { Column } from '#platform/console/table/table.tsx'
import type { LaunchRow } from '#seamless/contract/staff.ts'
import { launchesQuery } from './queries.ts'
import { texts } from './texts.ts'
import styles from './wagers.module.css'

const COLUMNS: Column<LaunchRow>[] = [
  { name: texts.at, className: 'num', cell: ({ at }) => momentOf(at) },
  { name: texts.player, className: 'num', cell: ({ player }) => player.user_name },
  {
    name: texts.game,
    className: styles.cut,
    cell: ({ product_code, game_code, game_type }) => `${product_code}, ${game_code ?? game_type}`,
  },
  { name: texts.from, className: 'num', cell: ({ platform, address }) => `${platform.toLowerCase()}, ${address}` },
  { name: texts.answer, cell: ({ answer }) => (answer === null ? texts.noAnswer : (texts.answers[answer] ?? answer)) },
]

/** Who opened which game, from where, and what came of it. */
export function LaunchesPage({ views }: { views: ReactNode }) {
  const query = useInfiniteQuery(launchesQuery(useFilters().get('q') ?? ''))
  return (
    <Page
      title={texts.title}
      tools={<SearchBox placeholder={texts.launchSearch} max={60} />}
      hints={[{ keys: ['F'], does: texts.find }]}
    >
      {views}
      <PagedTable
        title={texts.launches}
        query={query}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        nothing={texts.noLaunches}
        nothing_line={texts.noLaunchesLine}
      />
    </Page>
  )
}
