import type { CatalogGame } from '#catalog/contract/staff.ts'
import panel from '#platform/console/panel.module.css'
import styles from '../catalog.module.css'
import { Flags } from '../flags.tsx'
import { OnOfferState } from '../on-offer-state.tsx'
import { changeGame } from '../queries.ts'
import { SwitchPart } from '../switch-part.tsx'
import { texts } from '../texts.ts'

export function GamePanel({ game }: { game: CatalogGame }) {
  const { is_hot, is_hidden, is_in_maintenance } = game
  return (
    <div className={panel.panel}>
      <div className={styles.head}>
        <h2 aria-live="polite">{game.name}</h2>
        <OnOfferState one={game} />
      </div>
      {game.picture && <img className={styles.picture} src={game.picture} alt="" />}
      <dl className={panel.facts}>
        <dt>{texts.provider}</dt>
        <dd>{game.provider}</dd>
        <dt>{texts.type}</dt>
        <dd>{game.type}</dd>
        <dt>{texts.code}</dt>
        <dd className="num">{game.game_code ?? '–'}</dd>
        <dt>{texts.feed}</dt>
        <dd>{texts.feeds[game.feed_state]}</dd>
      </dl>
      <Flags flags={{ is_hot, is_hidden, is_in_maintenance }} change={(flag) => changeGame(game.id, flag)} />
      <SwitchPart one={game} />
    </div>
  )
}
