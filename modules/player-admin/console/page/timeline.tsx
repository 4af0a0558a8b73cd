import { useInfiniteQuery } from '@tanstack/react-query'
import { Amount } from '#platform/console/figures/amount.tsx'
import { kindText } from '#platform/console/figures/ledger-words.ts'
import { momentOf } from '#platform/console/figures/time.ts'
import { Link } from '#platform/console/page/navigation.tsx'
import { rejectionText } from '#platform/console/rejection-words.ts'
import { PagedTable } from '#platform/console/table/paged-table.tsx'
import type { Column } from '#platform/console/table/table.tsx'
import type { TimelineKind } from '#player-admin/contract/rules.ts'
import type { TimelineEntry } from '#player-admin/contract/timeline.ts'
import { timelineQuery } from '../queries.ts'
import { texts } from '../texts.ts'
import styles from './page.module.css'
import { timelineTexts } from './texts.ts'

/** Where the queue has it: those waiting stand in its first list. */
const requestHref = ({ what, state, id, number }: TimelineEntry) =>
  `/${what}s?${state === 'pending' ? '' : `status=${state}&`}q=${number}&id=${id}`

function What({ entry }: { entry: TimelineEntry }) {
  const { kind, what, number } = entry
  const words = timelineTexts.what(kind, what)
  if (kind !== 'request') return <b>{number === null ? words : `${words} ${number}`}</b>
  return (
    <Link href={requestHref(entry)} className={styles.link}>
      {words} {number}
    </Link>
  )
}

function Details({ entry: { rejection, text, reference, receipt_url } }: { entry: TimelineEntry }) {
  const words = rejection === null ? text : rejectionText({ code: rejection, note: text })
  return (
    <>
      {words}
      {reference !== null && <small className="num">{` ${reference} `}</small>}
      {receipt_url !== null && (
        <a href={receipt_url} target="_blank" rel="noreferrer" className={styles.link}>
          {timelineTexts.receipt}
        </a>
      )}
    </>
  )
}

const COLUMNS: Column<TimelineEntry>[] = [
  { name: texts.at, className: 'num', cell: ({ at }) => momentOf(at) },
  { name: texts.kind, cell: (entry) => <What entry={entry} /> },
  {
    name: texts.amount,
    is_number: true,
    cell: ({ kind, amount }) => amount !== null && <Amount amount={amount} signed={kind === 'adjustment'} />,
  },
  { name: texts.state, cell: ({ state }) => state && (timelineTexts.states[state] ?? kindText(state)) },
  { name: timelineTexts.details, className: styles.details, cell: (entry) => <Details entry={entry} /> },
  { name: timelineTexts.by, cell: ({ by }) => by },
]

const keyOf = ({ kind, id }: TimelineEntry) => `${kind} ${id}`

/** All that happened with the player, or what of it is of one kind. */
export function Timeline({ player_id, kind }: { player_id: string; kind: TimelineKind | null }) {
  const query = useInfiniteQuery(timelineQuery(player_id, kind))
  return (
    <PagedTable title={timelineTexts.title} query={query} columns={COLUMNS} keyOf={keyOf} nothing={texts.nothingYet} />
  )
}
