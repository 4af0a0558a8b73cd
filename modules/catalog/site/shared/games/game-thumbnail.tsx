import type { Game } from '#catalog/contract/player.ts'
import { useBreakText } from '#platform/site/session/bets-off.ts'
import { playGame } from '../launch/launch.ts'
import { useLaunch } from '../launch/use-launch.ts'
import { Picture } from '../parts/picture.tsx'
import { BreakTag } from './break-tag.tsx'
import styles from './game-thumbnail.module.css'
import { HotTag } from './hot-tag.tsx'
import { MaintenanceTag } from './maintenance-tag.tsx'

interface GameThumbnailProps {
  game: Game
  /** Among hot games nobody needs to be told that this one is. */
  tells_hot?: boolean
}

/** The picture with the name below: pressing it anywhere opens the game. */
export function GameThumbnail({ game, tells_hot = true }: GameThumbnailProps) {
  const is_opening = useLaunch().launching === game.id
  const break_text = useBreakText()
  const is_in_maintenance = game.status === 'maintenance'
  return (
    <button
      type="button"
      className={styles.thumbnail}
      aria-busy={is_opening || undefined}
      disabled={is_opening || is_in_maintenance || break_text !== null}
      onClick={() => playGame(game)}
    >
      {/* The name is read before what is on the picture, and seen below it. */}
      <span className={styles.name}>{game.game_name}</span>
      <span className={styles.art}>
        <Picture src={game.img} alt="" width={240} height={240} />
        {break_text !== null && <BreakTag text={break_text} />}
        {break_text === null && (is_in_maintenance ? <MaintenanceTag /> : tells_hot && game.is_hot && <HotTag />)}
        {is_opening && <i className={styles.ring} />}
      </span>
    </button>
  )
}
