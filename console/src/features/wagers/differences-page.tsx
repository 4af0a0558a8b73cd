import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, navigate, useFilters, withFilters } from '../../platform/navigation.tsx'
import { Page } from '../../platform/page.tsx'
import panel from '../../platform/panel.module.css'
import { Failed, Nothing, WaitingRows } from '../../platform/states.tsx'
import table from '../../platform/table.module.css'
import { momentOf } from '../../platform/time.ts'
import { useKeys } from '../../platform/use-keys.ts'
import { DifferencePanel } from './difference-panel.tsx'
import { type Difference, differencesQuery } from './queries.ts'
import { texts } from './texts.ts'
import styles from './wagers.module.css'

interface DifferencesPageProps {
  show: 'done' | null
  views: ReactNode
}

/** Where makers of games and our books differ, and what was done about it. */
export function DifferencesPage({ show, views }: DifferencesPageProps) {
  const query = useQuery(differencesQuery(show))
  const all = query.data ?? []
  const chosen_id = useFilters().get('id')
  const place = all.findIndex(({ id }) => id === chosen_id)
  const chosen = all[place]
  const step = (by: 1 | -1) => {
    const next = all[place < 0 ? 0 : place + by]
    if (next) navigate(withFilters({ id: next.id }), { replace: true })
  }
  useKeys({ j: () => step(1), k: () => step(-1) })

  return (
    <Page
      title={texts.title}
      hints={[{ keys: ['J', 'K'], does: texts.next }]}
      asideLabel={texts.differences}
      aside={
        chosen ? (
          <DifferencePanel key={chosen.id} difference={chosen} />
        ) : (
          <p className={panel.nothing}>{texts.chooseOne}</p>
        )
      }
    >
      {views}
      <div className={table.box} aria-busy={query.isPending}>
        {query.isPending && <WaitingRows />}
        {query.isLoadingError && <Failed error={query.error} onAgain={() => void query.refetch()} />}
        {query.data && all.length === 0 && <Nothing title={texts.noDifference} line={texts.noDifferenceLine} />}
        {all.length > 0 && (
          <table className={table.table} aria-label={texts.differences}>
            <thead>
              <tr>
                {[texts.found, texts.maker, texts.kind, texts.code, texts.player].map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {all.map((difference) => (
                <Row key={difference.id} difference={difference} is_chosen={difference === chosen} />
              ))}
            </tbody>
          </table>
        )}
      </div>
    </Page>
  )
}

function Row({ difference: { id, maker, one }, is_chosen }: { difference: Difference; is_chosen: boolean }) {
  const player = 'member_account' in one ? one.member_account : (one.player?.user_name ?? '–')
  return (
    <tr data-chosen={is_chosen || undefined}>
      <td className="num">{momentOf(one.found_at)}</td>
      <td>{texts[maker]}</td>
      <td>
        <Link href={withFilters({ id })} className={table.rowLink} aria-current={is_chosen || undefined}>
          <b>{texts.kinds[one.kind]}</b>
        </Link>
      </td>
      <td className={styles.cut}>{'wager_code' in one ? one.wager_code : one.about}</td>
      <td className="num">{player}</td>
    </tr>
  )
}
