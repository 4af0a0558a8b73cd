import type { Game } from '#catalog/contract/player.ts'
import { useBreakText } from '#platform/site/session/bets-off.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Icon } from '#ui/components/display/icon.tsx'
import { infoFill, playFill } from '#ui/icons.ts'
import { playGame } from '../launch/launch.ts'
import { useLaunch } from '../launch/use-launch.ts'
import { Heart } from '../my-games/heart.ts'
import { LatePicture } from '../parts/late-picture.tsx'
import { catalogTexts } from '../texts.ts'
import styles from './game-tile.module.css'
import { HotTag } from './hot-tag.tsx'
import { MaintenanceTag } from './maintenance-tag.tsx'

interface GameTileProps {
  game: Game
  /** Of the first view. */
  is_in_view: boolean
}

/** Picture, name and Play. While the game opens its picture is dimmed and Play turns; the other tiles stay as they are. */
export function GameTile({ game, is_in_view }: GameTileProps) {
  const texts = useTexts(catalogTexts)
  const is_opening = useLaunch().launching === game.id
  const break_text = useBreakText()
  const is_in_maintenance = game.status === 'maintenance'
  const is_closed = is_in_maintenance || break_text !== null
  const label = is_opening ? texts.opening(game.game_name) : texts.play_game(game.game_name)
  return (
    <article className={styles.tile} data-opening={is_opening} data-closed={is_closed}>
      <div className={styles.art}>
        <LatePicture src={game.img} alt="" width={240} height={240} is_in_view={is_in_view} />
        {is_in_maintenance ? <MaintenanceTag /> : !is_closed && game.is_hot && <HotTag />}
      </div>
      <h3 className={styles.name}>{game.game_name}</h3>
      <button
        type="button"
        className={styles.play}
        aria-label={break_text === null ? label : `${label}, ${break_text}`}
        aria-busy={is_opening || undefined}
        disabled={is_opening || is_closed}
        onClick={() => playGame(game)}
      >
        {is_opening ? (
          <i className={styles.ring} />
        ) : (
          <>
            <Icon glyph={break_text ? infoFill : playFill} size={14} />
            {break_text ?? texts.play}
          </>
        )}
      </button>
      <Heart game={game} />
    </article>
  )
}
