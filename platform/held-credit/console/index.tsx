import { useInfiniteQuery } from '@tanstack/react-query'
import type { HeldCredit } from '#held-credit/contract/staff.ts'
import { Amount } from '#platform/console/figures/amount.tsx'
import { momentOf } from '#platform/console/figures/time.ts'
import { useKeys } from '#platform/console/page/keys/use-keys.ts'
import { useFilters } from '#platform/console/page/navigation.tsx'
import { Page } from '#platform/console/page/page.tsx'
import { Views } from '#platform/console/page/views.tsx'
import panel from '#platform/console/panel.module.css'
import { PagedTable, rowsOf } from '#platform/console/table/paged-table.tsx'
import { type Column, RowLink } from '#platform/console/table/table.tsx'
import { useChosen } from '#platform/console/table/use-chosen.ts'
import styles from './held-credits.module.css'
import { HeldPanel } from './held-panel.tsx'
import { heldCreditsQuery } from './queries.ts'
import { texts } from './texts.ts'

const VIEWS = [
  { value: null, label: texts.waiting },
  { value: 'done', label: texts.done },
]

const COLUMNS: Column<HeldCredit>[] = [
  { name: texts.at, className: 'num', cell: ({ at }) => momentOf(at) },
  {
    name: texts.player,
    className: styles.cut,
    cell: ({ id, player }, is_chosen) => (
      <RowLink filters={{ id }} is_chosen={is_chosen} title={player.user_name}>
        {player.name}
      </RowLink>
    ),
  },
  { name: texts.amount, is_number: true, cell: ({ amount }) => <Amount amount={amount} /> },
  { name: texts.why, cell: ({ cap }) => texts.above[cap] },
  { name: texts.partner, cell: ({ partner }) => texts.partners[partner] },
  { name: texts.game, className: styles.cut, cell: ({ game }) => game },
  { name: texts.wager, className: styles.cut, cell: ({ wager_code }) => wager_code ?? '–' },
  { name: texts.state, cell: ({ status }) => texts.states[status] },
]

const idOf = ({ id }: HeldCredit) => id

/** Credits of game partners above a cap: they wait for two people, or were decided. */
export function HeldCreditsScreen() {
  const show = useFilters().get('show') === 'done' ? 'done' : null
  const query = useInfiniteQuery(heldCreditsQuery(show))
  const { chosen, chosen_id, steps } = useChosen(rowsOf(query), idOf, query)
  useKeys(steps)
  return (
    <Page
      title={texts.title}
      hints={[{ keys: ['J', 'K'], does: texts.next }]}
      asideLabel={texts.title}
      aside={
        chosen ? <HeldPanel key={chosen.id} credit={chosen} /> : <p className={panel.nothing}>{texts.chooseOne}</p>
      }
    >
      <Views label={texts.views} name="show" views={VIEWS} />
      <PagedTable
        title={texts.title}
        query={query}
        columns={COLUMNS}
        keyOf={idOf}
        nothing={show === null ? texts.none : texts.noneDone}
        nothing_line={show === null ? texts.noneLine : texts.noneDoneLine}
        chosen={chosen_id}
      />
    </Page>
  )
}
