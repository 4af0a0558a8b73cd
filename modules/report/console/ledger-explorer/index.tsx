import { useInfiniteQuery } from '@tanstack/react-query'
import { queryText } from '#platform/console/call/api.ts'
import { Amount } from '#platform/console/figures/amount.tsx'
import { writeCount } from '#platform/console/figures/ledger-check.tsx'
import { kindText, ledgerWords } from '#platform/console/figures/ledger-words.ts'
import { momentOf } from '#platform/console/figures/time.ts'
import { today } from '#platform/console/filter/days.ts'
import { DaysPicker } from '#platform/console/filter/days-picker.tsx'
import { useKeys } from '#platform/console/page/keys/use-keys.ts'
import { useFilters } from '#platform/console/page/navigation.tsx'
import { Page } from '#platform/console/page/page.tsx'
import panel from '#platform/console/panel.module.css'
import { PagedTable, rowsOf } from '#platform/console/table/paged-table.tsx'
import { type Column, RowLink } from '#platform/console/table/table.tsx'
import { useChosen } from '#platform/console/table/use-chosen.ts'
import type { TransferRow, TransfersAnswer } from '#report/contract/ledger-explorer.ts'
import { buttonClass } from '#ui/components/controls/button.tsx'
import { Filters } from './filters.tsx'
import { ListedFigure } from './listed-figure.tsx'
import { type TransferFilters, transfersQuery } from './queries.ts'
import { texts } from './texts.ts'
import { TransferPanel } from './transfer-panel.tsx'
import styles from './transfers.module.css'

/** The ledger's own rows, newest first; what caused the chosen one stands on the right. */
export function TransfersScreen() {
  const filters = useTransferFilters()
  const query = useInfiniteQuery(transfersQuery(filters))
  const first = query.data?.pages[0]
  const { chosen_id, steps } = useChosen(rowsOf(query), keyOf, query)
  const cause_id = chosen_id?.split('_')[0]
  useKeys(steps)
  return (
    <Page
      title={texts.title}
      tools={
        <a
          href={`/api/console/transfers.csv${queryText({ ...filters })}`}
          download
          className={buttonClass({ kind: 'secondary', size: 'sm' })}
        >
          {texts.file}
        </a>
      }
      facts={first?.sum && !first.figure && <Sum sum={first.sum} is_of_account={filters.account !== ''} />}
      hints={[{ keys: ['J', 'K'], does: texts.next }]}
      asideLabel={texts.cause}
      aside={
        cause_id ? (
          <TransferPanel key={cause_id} cause_id={cause_id} />
        ) : (
          <p className={panel.nothing}>{texts.chooseOne}</p>
        )
      }
    >
      <DaysPicker from={filters.from} to={filters.to} />
      <Filters filters={filters} kinds={first?.kinds ?? []} />
      {first?.figure && <ListedFigure figure={first.figure} filters={filters} />}
      <PagedTable
        title={texts.title}
        query={query}
        columns={first?.figure ? [...COLUMNS, COUNTED] : COLUMNS}
        keyOf={keyOf}
        nothing={texts.none}
        chosen={chosen_id}
      />
    </Page>
  )
}

function useTransferFilters(): TransferFilters {
  const address = useFilters()
  const of = (name: string) => address.get(name) ?? ''
  return {
    from: of('from') || today(),
    to: of('to') || today(),
    what: of('what'),
    figure: of('figure'),
    kind: of('kind'),
    player_id: of('player_id'),
    agent_id: of('agent_id'),
    product_code: of('product_code'),
    game_code: of('game_code'),
    account: of('account'),
    hour: of('hour'),
    paid_at: of('paid_at'),
  }
}

/** One cause can have several transfers. */
const keyOf = ({ cause_id, kind }: TransferRow): string => `${cause_id}_${kind}`

const COLUMNS: Column<TransferRow>[] = [
  { name: texts.at, cell: (row) => <span className="num">{momentOf(row.at)}</span> },
  {
    name: texts.kind,
    cell: (row, is_chosen) => (
      <RowLink filters={{ id: keyOf(row) }} is_chosen={is_chosen}>
        {kindText(row.kind)}
      </RowLink>
    ),
  },
  { name: texts.player, className: styles.name, cell: (row) => row.player?.name ?? texts.company },
  { name: texts.amount, is_number: true, cell: (row) => <Amount amount={row.amount} /> },
  { name: texts.from, className: styles.end, cell: (row) => ledgerWords(row.from.account) },
  { name: texts.to, className: styles.end, cell: (row) => ledgerWords(row.to.account) },
]

const COUNTED: Column<TransferRow> = {
  name: texts.counted,
  is_number: true,
  cell: (row) => row.counted !== null && <Amount amount={row.counted} signed />,
}

/** The totals of all rows that match the filters. */
function Sum({ sum, is_of_account }: { sum: NonNullable<TransfersAnswer['sum']>; is_of_account: boolean }) {
  return (
    <p className={styles.sum}>
      <b className="num">{writeCount(sum.transfers)}</b> {texts.transfers}{' '}
      <b>
        <Amount amount={sum.amount} />
      </b>
      {sum.into !== null && sum.out_of !== null && (
        <>
          ,{' '}
          <b>
            <Amount amount={sum.into} />
          </b>{' '}
          {is_of_account ? texts.intoAccount : texts.intoGames},{' '}
          <b>
            <Amount amount={sum.out_of} />
          </b>{' '}
          {is_of_account ? texts.outOfAccount : texts.outOfGames}
        </>
      )}
    </p>
  )
}
