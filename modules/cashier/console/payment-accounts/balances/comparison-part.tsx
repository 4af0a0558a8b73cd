import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { AccountEntry, Comparison } from '#cashier/contract/account-statements.ts'
import { useAction } from '#platform/console/call/use-action.ts'
import { kindText } from '#platform/console/figures/ledger-words.ts'
import { momentOf } from '#platform/console/figures/time.ts'
import { today, writeDay } from '#platform/console/filter/days.ts'
import { Link, navigate, useFilters, withFilters } from '#platform/console/page/navigation.tsx'
import { Failed } from '#platform/console/page/states/states.tsx'
import { formatExact } from '#ui/components/display/money.tsx'
import { Note } from '#ui/components/display/note.tsx'
import { Skeleton } from '#ui/components/display/skeleton.tsx'
import styles from './balances.module.css'
import { checkEntry, comparisonQuery } from './queries.ts'
import { texts } from './texts.ts'

interface ComparisonPartProps {
  account_id: number
  may_check: boolean
}

/** With its sign: in and out are two things. */
const amountOf = (amount: number) => `${amount > 0 ? '+' : ''}${formatExact(amount)}`

/** Ledger and bank of one day, and what of the two does not match. */
export function ComparisonPart({ account_id, may_check }: ComparisonPartProps) {
  const day = useFilters().get('day') ?? today()
  const query = useQuery(comparisonQuery(account_id, day))
  return (
    <section className={styles.comparison} aria-label={texts.compare}>
      <label className={styles.day}>
        {texts.day}
        <input
          type="date"
          value={day}
          max={today()}
          onChange={({ target }) =>
            target.value !== '' && navigate(withFilters({ day: target.value }), { replace: true })
          }
        />
      </label>
      {query.data ? (
        <Compared comparison={query.data} account_id={account_id} may_check={may_check} />
      ) : query.error ? (
        <Failed error={query.error} onAgain={() => void query.refetch()} />
      ) : (
        <Skeleton height={120} radius={12} />
      )}
    </section>
  )
}

function Compared({ comparison, account_id, may_check }: ComparisonPartProps & { comparison: Comparison }) {
  const { statement, ledger_balance, amounts_differ, entries_without_line, lines_without_entry } = comparison
  return (
    <>
      <dl className={styles.sides}>
        <dt>{texts.ledgerSays}</dt>
        <dd className="num">{formatExact(ledger_balance)}</dd>
        <dt>{texts.bankSays}</dt>
        <dd className="num">{statement ? formatExact(statement.balance) : '–'}</dd>
      </dl>
      <Verdict comparison={comparison} />
      {statement && statement.lines > 0 && <p>{texts.matched(comparison.matched, statement.lines)}</p>}
      <Rows title={texts.amountsDiffer} rows={amounts_differ}>
        {({ entry, line }) => (
          <li key={entry.cause_id}>
            <EntryText entry={entry} />
            <b className="num">{texts.entryAndLine(amountOf(entry.amount), amountOf(line.amount))}</b>
          </li>
        )}
      </Rows>
      <Rows title={texts.entriesWithoutLine} rows={entries_without_line}>
        {(entry) => (
          <li key={entry.cause_id}>
            <EntryText entry={entry} />
            <b className="num">{amountOf(entry.amount)}</b>
          </li>
        )}
      </Rows>
      <Rows title={texts.linesOfWaiting} rows={comparison.lines_of_waiting}>
        {({ request, line }) => (
          <li key={request.id}>
            <span>
              <Link className={styles.link} href={`/deposits?id=${request.id}`}>
                {texts.deposit(request.number)}
              </Link>
              <small>
                {texts.askedFor(formatExact(request.amount), request.player)}
                <span className="num"> · {line.transaction_id}</span>
              </small>
            </span>
            <b className="num">{amountOf(line.amount)}</b>
          </li>
        )}
      </Rows>
      <Rows title={texts.linesWithoutEntry} rows={lines_without_entry.map((line, place) => ({ ...line, place }))}>
        {(line) => (
          <li key={line.place}>
            <span>
              <span className="num">{line.transaction_id}</span>, {writeDay(line.day)}
            </span>
            <b className="num">{amountOf(line.amount)}</b>
          </li>
        )}
      </Rows>
      <Entries comparison={comparison} account_id={account_id} may_check={may_check} />
    </>
  )
}

function Verdict({ comparison: { difference } }: { comparison: Comparison }) {
  if (difference === null) return <Note kind="info">{texts.noStatementOf}</Note>
  if (difference === 0) return <Note kind="success">{texts.agrees}</Note>
  return <Note kind="error">{texts.differs(formatExact(Math.abs(difference)), difference < 0)}</Note>
}

function Rows<Row>({ title, rows, children }: { title: string; rows: Row[]; children: (row: Row) => ReactNode }) {
  if (rows.length === 0) return null
  return (
    <div>
      <h3>{title}</h3>
      <ul className={styles.rows}>{rows.map(children)}</ul>
    </div>
  )
}

/** Every entry, to be ticked off by hand where there are no lines. */
function Entries({ comparison, account_id, may_check }: ComparisonPartProps & { comparison: Comparison }) {
  const { entries, from, day, is_cut } = comparison
  const { is_busy, act } = useAction()
  const checked = entries.filter(({ checked_by }) => checked_by !== null).length
  return (
    <div>
      <h3>
        {from === day ? texts.entries : texts.since(writeDay(from))}
        {entries.length > 0 && `, ${texts.checked(checked, entries.length)}`}
      </h3>
      {entries.length === 0 && <p>{texts.noEntries}</p>}
      {is_cut && <Note kind="pending">{texts.cut}</Note>}
      <ul className={styles.rows}>
        {entries.map((entry) => (
          <li key={`${entry.cause_id} ${entry.kind}`}>
            <label>
              <input
                type="checkbox"
                aria-label={texts.found(`${kindText(entry.kind)} ${entry.number ?? ''}`)}
                checked={entry.checked_by !== null}
                disabled={!may_check || is_busy}
                onChange={({ target }) => act(() => checkEntry(account_id, entry.cause_id, target.checked))}
              />
              <EntryText entry={entry} />
            </label>
            <b className="num">{amountOf(entry.amount)}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}

function EntryText({ entry: { kind, number, reference, at } }: { entry: AccountEntry }) {
  return (
    <span>
      {kindText(kind)} {number !== null && <span className="num">{number}</span>}
      <small>
        {momentOf(at)}
        {reference !== null && <span className="num"> · {reference}</span>}
      </small>
    </span>
  )
}
