import { Amount } from '#platform/console/figures/amount.tsx'
import { type Column, RowLink } from '#platform/console/table/table.tsx'
import type { PlayerRow } from '#player-admin/contract/staff.ts'
import { PlayerState } from './player-state.tsx'
import styles from './players.module.css'
import { texts } from './texts.ts'

export const PLAYERS: Column<PlayerRow>[] = [
  {
    name: texts.name,
    className: styles.name,
    cell: ({ id, name }, is_chosen) => (
      <RowLink filters={{ id }} is_chosen={is_chosen}>
        {name}
      </RowLink>
    ),
  },
  { name: texts.userName, className: 'num', cell: ({ user_name }) => user_name },
  { name: texts.phone, className: 'num', cell: ({ phone }) => phone },
  { name: texts.main, is_number: true, cell: ({ main_balance }) => <Amount amount={main_balance} /> },
  { name: texts.game, is_number: true, cell: ({ game_balance }) => <Amount amount={game_balance} /> },
  { name: texts.state, cell: ({ status }) => <PlayerState status={status} /> },
]
