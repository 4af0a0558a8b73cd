import { useState } from 'react'
import { QUEUE_SEARCH_MAX } from '#cashier/contract/rules.ts'
import { fileOf } from '#platform/console/call/file-of.ts'
import { useMay } from '#platform/console/call/me.ts'
import { SearchBox } from '#platform/console/filter/search-box.tsx'
import { useKeys } from '#platform/console/page/keys/use-keys.ts'
import { Page } from '#platform/console/page/page.tsx'
import { Nothing } from '#platform/console/page/states/states.tsx'
import { ListBox } from '#platform/console/table/list-box.tsx'
import { chooseRow, stepKeys } from '#platform/console/table/use-chosen.ts'
import { useDeciding } from '../decision/use-deciding.ts'
import { RequestPanel } from '../detail/request-panel.tsx'
import { texts } from '../texts.ts'
import { QueueFacts, QueueViews } from './queue-head.tsx'
import { DECIDES, type QueueKind } from './queue-kind.ts'
import { QueueTable } from './queue-table.tsx'
import { useQueue } from './use-queue.ts'

/** A queue: those waiting on the left, the one that is looked at on the right, and a key for everything. */
export function QueueScreen({ kind }: { kind: QueueKind }) {
  const { filters, query, rows = [], risk_flags, chosen_id, newest } = useQueue(kind)
  const [receipt_id, setReceipt] = useState<string | null>(null)
  const may_decide = useMay(DECIDES[kind])
  const place = rows.findIndex(({ id }) => id === chosen_id)
  const chosen = rows[place]

  const deciding = useDeciding(kind, { rows, chosen_id })

  useKeys({
    ...stepKeys({ rows, place, choose: ({ id }) => chooseRow(id), pages: query }),
    v: () => chosen?.has_receipt && setReceipt(chosen.id),
  })

  return (
    <Page
      title={texts[kind].title}
      facts={newest && <QueueFacts summary={newest.summary} />}
      tools={<SearchBox placeholder={texts.search} max={QUEUE_SEARCH_MAX} />}
      hints={hintsOf(kind, may_decide)}
      updated_at={query.dataUpdatedAt || undefined}
      is_offline={query.isRefetchError}
      asideLabel={texts[kind].title}
      aside={
        <RequestPanel
          // A new request gets empty fields: text about one request must not go with another.
          key={chosen_id}
          kind={kind}
          id={chosen_id}
          row={chosen}
          is_receipt_open={receipt_id !== null && receipt_id === chosen_id}
          onReceipt={(is_open) => setReceipt(is_open ? chosen_id : null)}
          deciding={deciding}
        />
      }
    >
      <QueueViews filters={filters} answer={newest} />
      <ListBox
        file={fileOf(`/${kind}`, { ...filters })}
        query={query}
        is_empty={rows.length === 0}
        nothing={<Empty is_filtered={filters.q !== '' || filters.payment_type !== ''} />}
      >
        <QueueTable kind={kind} status={filters.status} rows={rows} risk_flags={risk_flags} chosen_id={chosen_id} />
      </ListBox>
    </Page>
  )
}

function Empty({ is_filtered }: { is_filtered: boolean }) {
  return is_filtered ? (
    <Nothing title={texts.emptyFound} line={texts.emptyFoundLine} />
  ) : (
    <Nothing title={texts.emptyWaiting} line={texts.emptyWaitingLine} />
  )
}

function hintsOf(kind: QueueKind, may_decide: boolean) {
  const { hints } = texts
  const deciding = [
    { keys: ['A'], does: hints.approve },
    { keys: ['R'], does: hints.reject },
    { keys: ['U'], does: hints.undo },
  ]
  return [
    { keys: ['J', 'K'], does: hints.next },
    ...(may_decide ? deciding : []),
    { keys: ['C'], does: texts[kind].copy },
    ...(kind === 'deposits' ? [{ keys: ['V'], does: hints.receipt }] : []),
    { keys: ['F'], does: hints.search },
  ]
}
