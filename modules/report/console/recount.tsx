import { useState } from 'react'
import { call, type Query, queryText } from '#platform/console/call/api.ts'
import { useAction } from '#platform/console/call/use-action.ts'
import { LedgerCheck } from '#platform/console/figures/ledger-check.tsx'
import { clockOf } from '#platform/console/figures/time.ts'
import { texts as common } from '#platform/console/texts.ts'
import type { Check } from '#report/contract/staff.ts'
import { Button } from '#ui/components/controls/button.tsx'
import styles from './recount.module.css'

interface Recounted {
  /** Which report it was. */
  url: string
  check: Check
  at: string
}

/**
 * A button that has the platform add up a report from the ledger's own rows, and the result. Reports read aggregates, and
 * the reconciliation compares those with the ledger: here anyone may see it for these days.
 */
export function Recount({ path, query = {}, what }: { path: string; query?: Query; what: string }) {
  const [recounted, setRecounted] = useState<Recounted | null>(null)
  const { is_busy, act } = useAction()
  const url = path + queryText(query)
  const recount = async () => {
    const { data } = await call<{ data: { check: Check | null } }>('GET', path, {
      query: { ...query, recount: 'true' },
    })
    if (data.check) setRecounted({ url, check: data.check, at: clockOf(new Date().toISOString()) })
  }
  return (
    <div className={styles.recount} aria-live="polite">
      <Button kind="secondary" size="sm" busy={is_busy} busyLabel={common.recounting} onClick={() => act(recount)}>
        {common.recount}
      </Button>
      {recounted?.url === url && <LedgerCheck check={recounted.check} what={`${recounted.at}, ${what}`} />}
    </div>
  )
}
