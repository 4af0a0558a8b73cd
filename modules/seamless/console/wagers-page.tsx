import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Amount } from '#platform/console/figures/amount.tsx'
import { momentOf } from '#platform/console/figures/time.ts'
import filters_styles from '#platform/console/filter/filters.module.css'
import { SearchBox } from '#platform/console/filter/search-box.tsx'
import { useKeys } from '#platform/console/page/keys/use-keys.ts'
import { navigate, useFilters, withFilters } from '#platform/console/page/navigation.tsx'
import { Page } from '#platform/console/page/page.tsx'
import panel from '#platform/console/panel.module.css'
import { PagedTable, rowsOf } from '#platform/console/table/paged-table.tsx'
import { type Column, RowLink } from '#platform/console/table/table.tsx'
import { stepKeys } from '#platform/console/table/use-chosen.ts'
import type { WagerRow } from '#seamless/contract/staff.ts'
import { wagersQuery } from './queries.ts'
import { texts } from './texts.ts'
import { WagerPanel } from './wager-panel.tsx'
import styles from './wagers.module.css'

/** The address names a wager by a transaction of it, which is looked up by its key. */
const nameOf = (wager: WagerRow) => ({ of: String(wager.product_code), id: wager.transaction_id })
const keyOf = ({ of, id }: ReturnType<typeof nameOf>) => `${of} ${id}`

const COLUMNS: Column<WagerRow>[] = [
  { name: texts.at, className: 'num', cell: ({ at }) => momentOf(at) },
  { name: texts.player, className: 'num', cell: ({ player }) => player.user_name },
  {
    name: texts.game,
    className: styles.cut,
    cell: ({ product_code, game_code, game_type }) => `${product_code}, ${game_code ?? game_type}`,
  },
  {
    name: texts.code,
    className: styles.cut,
    cell: (wager, is_chosen) => {
      const code = wager.wager_code ?? wager.transaction_id
      return (
        <RowLink filters={nameOf(wager)} is_chosen={is_chosen} title={code}>
          {code}
        </RowLink>
      )
    },
  },
  { name: texts.staked, is_number: true, cell: ({ staked }) => <Amount amount={staked} /> },
  { name: texts.returned, is_number: true, cell: ({ returned }) => <Amount amount={returned} /> },
  { name: texts.count, is_number: true, className: 'num', cell: ({ transactions }) => transactions },
]

export function WagersPage({ views }: { views: ReactNode }) {
  const address = useFilters()
  const of = (name: string) => address.get(name) ?? ''
  const filters = { q: of('q'), product_code: of('product_code'), day: of('day') }
  const query = useInfiniteQuery(wagersQuery(filters))
  const wagers = rowsOf(query)
  const chosen = keyOf({ of: of('of'), id: of('id') })
  const place = wagers.findIndex((wager) => keyOf(nameOf(wager)) === chosen)
  const choose = (wager: WagerRow) => navigate(withFilters(nameOf(wager)), { replace: true })
  useKeys(stepKeys({ rows: wagers, place, choose, pages: query }))

  return (
    <Page
      title={texts.title}
      tools={<SearchBox placeholder={texts.search} max={100} />}
      hints={[
        { keys: ['J', 'K'], does: texts.next },
        { keys: ['F'], does: texts.find },
      ]}
      asideLabel={texts.title}
      aside={
        of('id') === '' ? (
          <p className={panel.nothing}>{texts.chooseOne}</p>
        ) : (
          <WagerPanel key={of('id')} name={{ product_code: of('of'), transaction_id: of('id') }} />
        )
      }
    >
      {views}
      <DayFilter day={filters.day} />
      <PagedTable
        title={texts.wagers}
        query={query}
        columns={COLUMNS}
        keyOf={(wager) => keyOf(nameOf(wager))}
        nothing={texts.none}
        nothing_line={texts.noneLine}
        chosen={chosen}
      />
    </Page>
  )
}

function DayFilter({ day }: { day: string }) {
  return (
    <search className={filters_styles.filters} aria-label={texts.filters}>
      <label>
        <span>{texts.day}</span>
        <input
          type="date"
          value={day}
          onChange={(event) =>
            navigate(withFilters({ day: event.target.value, id: null, of: null }), { replace: true })
          }
        />
      </label>
      <p>{texts.lastDay}</p>
    </search>
  )
}
