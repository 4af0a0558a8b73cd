import type { GameLogEntry } from '#catalog/contract/player.ts'
import { useLanguage } from '#platform/site/language.ts'
import { useTexts } from '#platform/site/texts.ts'
import { dayOf } from '#platform/site/time/yangon-time.ts'
import { formatMoney, Money, neededDecimals } from '#ui/components/display/money.tsx'
import { Skeleton } from '#ui/components/display/skeleton.tsx'
import { gamesTexts } from '../texts.ts'
import styles from './log-table.module.css'

const SKELETON_ROWS = ['a', 'b', 'c', 'd']
const COLUMNS = 5

/** Five columns; a phone folds dates and spins under what they belong to. */
export function LogTable({ rows }: { rows: readonly GameLogEntry[] | undefined }) {
  const texts = useTexts(gamesTexts).game_logs
  return (
    <div className={`card ${styles.card}`}>
      <table aria-busy={!rows}>
        <thead>
          <tr>
            <th scope="col">{texts.game}</th>
            <th scope="col" className={styles.wide}>
              {texts.dates}
            </th>
            <th scope="col" className={`${styles.wide} ${styles.number}`}>
              {texts.spins}
            </th>
            <th scope="col" className={styles.number}>
              {texts.bet}
            </th>
            <th scope="col" className={styles.number}>
              {texts.win_loss}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows
            ? rows.map((row) => <LogRow key={`${row.game_name} ${row.turnover} ${row.spin_count}`} row={row} />)
            : SKELETON_ROWS.map((name) => (
                <tr key={name}>
                  <td colSpan={COLUMNS}>
                    <Skeleton height={24} radius={8} />
                  </td>
                </tr>
              ))}
        </tbody>
      </table>
    </div>
  )
}

function LogRow({ row }: { row: GameLogEntry }) {
  const texts = useTexts(gamesTexts).game_logs
  const language = useLanguage()
  const [from, to] = [row.from, row.to].map((day) => dayOf(`${day}T12:00:00+06:30`, language))
  const days = from === to ? from : `${from} – ${to}`
  const spins = formatMoney(row.spin_count)
  const result = row.win_loss > 0 ? styles.win : row.win_loss < 0 ? styles.loss : undefined
  return (
    <tr>
      <th scope="row">
        {row.game_name}
        <small className={styles.narrow}>{days}</small>
      </th>
      <td className={styles.wide}>{days}</td>
      <td className={`${styles.wide} ${styles.number} num`}>{spins}</td>
      <td className={styles.number}>
        <Money amount={row.turnover} decimals={neededDecimals(row.turnover)} />
        <small className={styles.narrow}>{texts.spin_count(spins)}</small>
      </td>
      <td className={`${styles.number} ${styles.result}`}>
        <b className={result}>
          <Money amount={row.win_loss} decimals={neededDecimals(row.win_loss)} signed />
        </b>
        {row.held ? (
          <small className={styles.held}>
            {texts.on_hold} <Money amount={row.held} decimals={neededDecimals(row.held)} />
          </small>
        ) : null}
      </td>
    </tr>
  )
}
