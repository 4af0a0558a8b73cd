import { useBreakText } from '#platform/site/session/bets-off.ts'
import { useTexts } from '#platform/site/texts.ts'
import { BreakTag } from '../games/break-tag.tsx'
import { HotTag } from '../games/hot-tag.tsx'
import { MaintenanceTag } from '../games/maintenance-tag.tsx'
import { useLaunch } from '../launch/use-launch.ts'
import { HeartButton } from '../my-games/heart-button.tsx'
import type { MyGame } from '../my-games/queries.ts'
import { Picture } from '../parts/picture.tsx'
import tag from '../parts/tag.module.css'
import styles from './rail-tile.module.css'
import { railTexts } from './texts.ts'
import { usePlay } from './use-play.ts'

/** Wider or higher pictures are cut: a banner would fill a phone with one game. */
const RATIO = { min: 0.75, max: 1.5 }

interface RailTileProps {
  game: MyGame
  /** On the first screen. */
  is_in_view: boolean
  /** In a rail of hot games nobody needs the mark. */
  tells_hot: boolean
}

/** Picture, name and provider: a press anywhere on it plays. The heart lies on it, and is a button of its own. */
export function RailTile({ game, is_in_view, tells_hot }: RailTileProps) {
  const texts = useTexts(railTexts)
  const is_opening = useLaunch().launching === game.id
  const break_text = useBreakText()
  const { is_free, play } = usePlay(game)
  const is_closed = game.status === 'maintenance' || (break_text !== null && !is_free)
  return (
    <li className={styles.tile} style={{ '--ratio': ratioOf(game) }}>
      <button
        type="button"
        className={styles.play}
        aria-busy={is_opening || undefined}
        disabled={is_opening || is_closed}
        onClick={play}
      >
        <span className={styles.art}>
          <Picture src={game.img} alt="" width={240} height={240} is_in_view={is_in_view} />
          {is_opening && <i className={styles.ring} />}
        </span>
        <span className={styles.name}>{game.game_name}</span> <small>{game.provider}</small>{' '}
        {is_free && <span className="visually-hidden">{texts.free}</span>}
      </button>
      <Mark game={game} is_free={is_free} break_text={break_text} tells_hot={tells_hot} />
      <HeartButton game={game} />
    </li>
  )
}

function ratioOf({ img_width, img_height }: MyGame): number {
  if (!img_width || !img_height) return 1
  return Math.min(RATIO.max, Math.max(RATIO.min, img_width / img_height))
}

interface MarkProps {
  game: MyGame
  is_free: boolean
  break_text: string | null
  tells_hot: boolean
}

/** One at most, the one that matters most; it leaves the corner of the heart free. */
function Mark({ game, is_free, break_text, tells_hot }: MarkProps) {
  const texts = useTexts(railTexts)
  if (game.status === 'maintenance') return <MaintenanceTag />
  if (is_free) return <span className={`${tag.tag} ${styles.free}`}>{texts.free}</span>
  if (break_text !== null) return <BreakTag text={break_text} />
  if (game.is_new) return <span className={`${tag.tag} ${styles.new}`}>{texts.new}</span>
  return tells_hot && game.is_hot ? <HotTag /> : null
}
