import { useState } from 'react'
import { DIGIT_BET_PAGE_SIZE } from '#digit-bet/contract/rules.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { Empty } from '#ui/components/display/empty.tsx'
import { Skeleton } from '#ui/components/display/skeleton.tsx'
import { rowsOf } from '../play/queries.ts'
import type { Game } from '../play/use-game.ts'
import { digitBetTexts } from '../texts.ts'
import { HISTORY_COLUMNS, HistoryRow } from './history-row.tsx'
import styles from './history-table.module.css'

const SKELETON_ROWS = 4

/**
 * Eight columns; a phone folds them into five. Each press shows one page more, of the rows that came for the road or of the
 * next answer.
 */
export function HistoryTable({ history }: { history: Game['history'] }) {
  const texts = useTexts(digitBetTexts).history
  const { ask_again, loading } = useTexts(digitBetTexts)
  const [count, setCount] = useState<number>(DIGIT_BET_PAGE_SIZE)
  const all = rowsOf(history.data)
  const rows = all?.slice(0, count)
  const are_more_here = (all?.length ?? 0) > count
  const showMore = async () => {
    const more = count + DIGIT_BET_PAGE_SIZE
    const is_whole = (all?.length ?? 0) >= more || !history.hasNextPage
    if (is_whole || !(await history.fetchNextPage()).isError) setCount(more)
  }
  return (
    <>
      {rows?.length === 0 ? (
        <Empty art="harp" title={texts.no_bets} line={texts.no_bets_line} />
      ) : history.isError && !rows ? (
        <div role="alert">
          <Empty
            art="umbrella"
            title={texts.history_failed}
            action={<Button onClick={() => void history.refetch()}>{ask_again}</Button>}
          />
        </div>
      ) : (
        <div className={`card ${styles.card}`}>
          <table aria-busy={!rows}>
            <Head />
            <tbody>
              {rows?.map((row) => (
                <HistoryRow key={row.id} row={row} />
              ))}
              {!rows && <AwaitedRows count={SKELETON_ROWS} />}
              {/* The rows below move with the press, and not when the answer is here. */}
              {history.isFetchingNextPage && <AwaitedRows count={DIGIT_BET_PAGE_SIZE} />}
            </tbody>
          </table>
        </div>
      )}
      {(history.hasNextPage || are_more_here) && (
        <div className={styles.next}>
          <Button
            kind="secondary"
            busy={history.isFetchingNextPage}
            busyLabel={loading}
            onClick={() => void showMore()}
          >
            {texts.load_more}
          </Button>
        </div>
      )}
    </>
  )
}

function AwaitedRows({ count }: { count: number }) {
  return Array.from({ length: count }, (_, place) => `awaited ${place}`).map((place) => (
    <tr key={place} aria-hidden="true">
      <td colSpan={HISTORY_COLUMNS} className={styles.blank}>
        <Skeleton height={24} radius={8} />
      </td>
    </tr>
  ))
}

function Head() {
  const texts = useTexts(digitBetTexts).history
  const { multiplier } = useTexts(digitBetTexts)
  return (
    <thead>
      <tr>
        <th scope="col" className={`${styles.wide} ${styles.date}`}>
          {texts.date}
        </th>
        <th scope="col" className={styles.bet}>
          {texts.bet_type}
        </th>
        <th scope="col" className={styles.wide}>
          {texts.digit_column}
        </th>
        <th scope="col" className={styles.amount}>
          {texts.bet_amount_column}
        </th>
        <th scope="col" className={styles.wide}>
          {multiplier}
        </th>
        <th scope="col" className={styles.rolled}>
          {texts.rolled}
        </th>
        <th scope="col" className={styles.outcome}>
          {texts.outcome}
        </th>
        <th scope="col" className={styles.more}>
          <span className={styles.detailsHead}>{texts.details}</span>
        </th>
      </tr>
    </thead>
  )
}
