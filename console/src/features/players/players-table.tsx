import type { PlayerRow } from '#contract/counter.ts'
import { classNames } from '#ui/class-names.ts'
import { Amount } from '../../platform/amount.tsx'
import { Link, withFilters } from '../../platform/navigation.tsx'
import table from '../../platform/table.module.css'
import { PlayerState } from './player-state.tsx'
import styles from './players.module.css'
import { texts } from './texts.ts'

export function PlayersTable({ players, chosen_id }: { players: PlayerRow[]; chosen_id: string | null }) {
  return (
    <table className={table.table} aria-label={texts.title}>
      <thead>
        <tr>
          <th scope="col">{texts.name}</th>
          <th scope="col">{texts.userName}</th>
          <th scope="col">{texts.phone}</th>
          <th scope="col" className={table.right}>
            {texts.main}
          </th>
          <th scope="col" className={table.right}>
            {texts.game}
          </th>
          <th scope="col">{texts.state}</th>
        </tr>
      </thead>
      <tbody>
        {players.map((player) => (
          <tr key={player.id} data-chosen={player.id === chosen_id || undefined}>
            <td className={styles.name}>
              <Link
                href={withFilters({ id: player.id })}
                className={table.rowLink}
                aria-current={player.id === chosen_id || undefined}
              >
                <b>{player.name}</b>
              </Link>
            </td>
            <td className="num">{player.user_name}</td>
            <td className="num">{player.phone}</td>
            <td className={classNames(table.right, 'num')}>
              <Amount amount={player.main_balance} />
            </td>
            <td className={classNames(table.right, 'num')}>
              <Amount amount={player.game_balance} />
            </td>
            <td>
              <PlayerState status={player.status} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
