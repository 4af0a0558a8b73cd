import type { Game } from '#contract/catalog/player.ts'
import { Icon } from '#ui/components/display/icon.tsx'
import { playFill } from '#ui/icons.ts'
import { useTexts } from '../../platform/texts.ts'
import { playGame } from '../launch/launch.ts'
import { useLaunch } from '../launch/use-launch.ts'
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
  const is_closed = game.status === 'maintenance'
  return (
    <article className={styles.tile} data-opening={is_opening} data-closed={is_closed}>
      <div className={styles.art}>
        <LatePicture src={game.img} alt="" width={240} height={240} is_in_view={is_in_view} />
        {is_closed ? <MaintenanceTag /> : game.is_hot && <HotTag />}
      </div>
      <h3 className={styles.name}>{game.game_name}</h3>
      <button
        type="button"
        className={styles.play}
        aria-label={is_opening ? texts.opening(game.game_name) : texts.playGame(game.game_name)}
        aria-busy={is_opening || undefined}
        disabled={is_opening || is_closed}
        onClick={() => playGame(game)}
      >
        {is_opening ? (
          <i className={styles.ring} />
        ) : (
          <>
            <Icon glyph={playFill} size={14} />
            {texts.play}
          </>
        )}
      </button>
    </article>
  )
}
