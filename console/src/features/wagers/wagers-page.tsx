import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { WagerRow } from '#contract/wager-console.ts'
import { classNames } from '#ui/class-names.ts'
import { Money, neededDecimals } from '#ui/money.tsx'
import filters_styles from '../../platform/filters.module.css'
import { Link, navigate, useFilters, withFilters } from '../../platform/navigation.tsx'
import { Page } from '../../platform/page.tsx'
import panel from '../../platform/panel.module.css'
import { SearchBox } from '../../platform/search-box.tsx'
import { Failed, More, Nothing, WaitingRows } from '../../platform/states.tsx'
import table from '../../platform/table.module.css'
import { momentOf } from '../../platform/time.ts'
import { useKeys } from '../../platform/use-keys.ts'
import { wagersQuery } from './queries.ts'
import { texts } from './texts.ts'
import { WagerPanel } from './wager-panel.tsx'
import styles from './wagers.module.css'

/** The address names a wager by a transaction of it, which is looked up by its key. */
const idOf = (wager: WagerRow) => ({ of: String(wager.product_code), id: wager.transaction_id })

export function WagersPage({ views }: { views: ReactNode }) {
  const address = useFilters()
  const of = (name: string) => address.get(name) ?? ''
  const filters = { q: of('q'), product_code: of('product_code'), day: of('day') }
  const query = useInfiniteQuery(wagersQuery(filters))
  const wagers = query.data?.pages.flatMap((page) => page.data) ?? []
  const place = wagers.findIndex((wager) => idOf(wager).id === of('id') && idOf(wager).of === of('of'))

  const step = (by: 1 | -1) => {
    const next = wagers[place < 0 ? 0 : place + by]
    if (next) navigate(withFilters(idOf(next)), { replace: true })
    else if (by === 1 && query.hasNextPage) void query.fetchNextPage()
  }
  useKeys({ j: () => step(1), k: () => step(-1) })

  return (
    <Page
      title={texts.title}
      tools={<SearchBox placeholder={texts.search} max={100} />}
      hints={[
        { keys: ['J', 'K'], does: texts.next },
        { keys: ['/'], does: texts.find },
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
      <div className={table.box} aria-busy={query.isPending}>
        {query.isPending && <WaitingRows rows={12} />}
        {query.isLoadingError && <Failed error={query.error} onAgain={() => void query.refetch()} />}
        {query.data && wagers.length === 0 && <Nothing title={texts.none} line={texts.noneLine} />}
        {wagers.length > 0 && <WagersTable wagers={wagers} chosen={place} />}
        <More query={query} />
      </div>
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

function WagersTable({ wagers, chosen }: { wagers: WagerRow[]; chosen: number }) {
  const amount = (value: number) => <Money amount={value} unit={null} decimals={neededDecimals(value)} />
  return (
    <table className={table.table} aria-label={texts.wagers}>
      <thead>
        <tr>
          {[texts.at, texts.player, texts.game, texts.code].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          {[texts.staked, texts.returned, texts.count].map((name) => (
            <th key={name} scope="col" className={table.right}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {wagers.map((wager, index) => (
          <tr key={`${wager.product_code} ${wager.transaction_id}`} data-chosen={index === chosen || undefined}>
            <td className="num">{momentOf(wager.at)}</td>
            <td className="num">{wager.player.user_name}</td>
            <td className={styles.cut}>
              {wager.product_code}, {wager.game_code ?? wager.game_type}
            </td>
            <td className={styles.cut}>
              <Link
                href={withFilters(idOf(wager))}
                className={table.rowLink}
                title={wager.wager_code ?? wager.transaction_id}
                aria-current={index === chosen || undefined}
              >
                {wager.wager_code ?? wager.transaction_id}
              </Link>
            </td>
            <td className={classNames(table.right, 'num')}>{amount(wager.staked)}</td>
            <td className={classNames(table.right, 'num')}>{amount(wager.returned)}</td>
            <td className={classNames(table.right, 'num')}>{wager.transactions}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
