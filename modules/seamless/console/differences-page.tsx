import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { fileOf } from '#platform/console/call/file-of.ts'
import { momentOf } from '#platform/console/figures/time.ts'
import { useKeys } from '#platform/console/page/keys/use-keys.ts'
import { Page } from '#platform/console/page/page.tsx'
import { Nothing } from '#platform/console/page/states/states.tsx'
import panel from '#platform/console/panel.module.css'
import { ListBox } from '#platform/console/table/list-box.tsx'
import { type Column, RowLink, Table } from '#platform/console/table/table.tsx'
import { useChosen } from '#platform/console/table/use-chosen.ts'
import { DifferencePanel } from './difference-panel.tsx'
import { type Difference, differencesQuery } from './queries.ts'
import { texts } from './texts.ts'
import styles from './wagers.module.css'

interface DifferencesPageProps {
  show: 'done' | null
  views: ReactNode
}

const idOf = ({ id }: Difference) => id

const COLUMNS: Column<Difference>[] = [
  { name: texts.found, className: 'num', cell: ({ one }) => momentOf(one.found_at) },
  { name: texts.maker, cell: ({ maker }) => texts[maker] },
  {
    name: texts.kind,
    cell: ({ id, one }, is_chosen) => (
      <RowLink filters={{ id }} is_chosen={is_chosen}>
        {texts.kinds[one.kind]}
      </RowLink>
    ),
  },
  {
    name: texts.code,
    className: styles.cut,
    cell: ({ one }) => ('wager_code' in one ? one.wager_code : one.about),
  },
  {
    name: texts.player,
    className: 'num',
    cell: ({ one }) => ('member_account' in one ? one.member_account : (one.player?.user_name ?? '–')),
  },
]

/** Where the lists of the game providers and our ledger differ, and what the staff did about it. */
export function DifferencesPage({ show, views }: DifferencesPageProps) {
  const query = useQuery(differencesQuery(show))
  const all = query.data ?? []
  const { chosen, chosen_id, steps } = useChosen(all, idOf)
  useKeys(steps)

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
      <ListBox
        file={fileOf('/wager-differences', { show })}
        query={query}
        is_empty={all.length === 0}
        nothing={<Nothing title={texts.noDifference} line={texts.noDifferenceLine} />}
      >
        <Table title={texts.differences} rows={all} columns={COLUMNS} keyOf={idOf} chosen={chosen_id} />
      </ListBox>
    </Page>
  )
}
