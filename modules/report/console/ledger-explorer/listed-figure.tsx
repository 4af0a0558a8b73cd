import { Amount } from '#platform/console/figures/amount.tsx'
import { figureTitle } from '#platform/console/figures/figure-names.ts'
import { writeCount } from '#platform/console/figures/ledger-check.tsx'
import { kindText } from '#platform/console/figures/ledger-words.ts'
import { writeDay } from '#platform/console/filter/days.ts'
import type { ListedFigure as Figure } from '#report/contract/ledger-explorer.ts'
import styles from './listed-figure.module.css'
import type { TransferFilters } from './queries.ts'
import { texts } from './texts.ts'

/** The figure from which one came, by its name and value, and how the rows add up to it. */
export function ListedFigure({ figure, filters }: { figure: Figure; filters: TransferFilters }) {
  const { name, amount, before, parts } = figure
  const has_shan = parts.some(({ kind }) => kind.startsWith('shan_')) && BY_ROUNDS.includes(name)
  return (
    <section className={styles.figure} aria-label={texts.figure}>
      <h2>
        {figureTitle(name, filters.account)}{' '}
        <b>
          <Amount amount={amount} />
        </b>
      </h2>
      <ul>
        {before !== null && (
          <li>
            <b>
              <Amount amount={before} signed />
            </b>{' '}
            {texts.before(writeDay(filters.from))}
          </li>
        )}
        {parts.map((part) => (
          <Part key={`${part.kind} ${part.factor}`} part={part} />
        ))}
        {parts.length === 0 && <li>{texts.noRows}</li>}
      </ul>
      {has_shan && <p>{texts.shan}</p>}
    </section>
  )
}

/** Figures of which a round of Shan is a part otherwise than as its transfer. */
const BY_ROUNDS: readonly string[] = ['turnover', 'payout']

function Part({ part: { kind, transfers, factor, counted } }: { part: Figure['parts'][number] }) {
  return (
    <li>
      <b>
        <Amount amount={counted} signed />
      </b>{' '}
      {kindText(kind)}, <span className="num">{texts.ofTransfers(writeCount(transfers))}</span>
      {Math.abs(factor) === 2 && `, ${texts.countsTwice}`}
      {factor === 0 && `, ${texts.countsNothing}`}
    </li>
  )
}
