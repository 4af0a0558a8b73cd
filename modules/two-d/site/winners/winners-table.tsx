import { useTexts } from '#platform/site/texts.ts'
import type { TwoDWinner } from '#two-d/contract/player.ts'
import { Money } from '#ui/components/display/money.tsx'
import table from '../parts/table.module.css'
import { twoDTexts } from '../texts.ts'
import styles from './winners-table.module.css'

/** The largest prizes first, as the server sends them; the first three stand out. */
export function WinnersTable({ winners }: { winners: readonly TwoDWinner[] }) {
  const texts = useTexts(twoDTexts).winners
  const counted = winners.map((winner, place) => ({ ...winner, rank: place + 1 }))
  return (
    <table className={`${table.table} ${styles.winners}`}>
      <thead>
        <tr>
          <th scope="col">{texts.member}</th>
          <th scope="col">{texts.bet}</th>
          <th scope="col">{texts.win}</th>
        </tr>
      </thead>
      <tbody>
        {counted.map(({ rank, member_name, bet_amount, win_amount }) => (
          <tr key={rank} data-top={rank <= 3 || undefined}>
            <td>
              <i className="num">{rank}</i>
              {member_name}
            </td>
            <td>
              <Money amount={bet_amount} />
            </td>
            <td>
              <Money amount={win_amount} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
