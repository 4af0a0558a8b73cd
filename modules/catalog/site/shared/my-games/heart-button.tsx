import type { Game } from '#catalog/contract/player.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Icon } from '#ui/components/display/icon.tsx'
import { heartBold, heartFill } from '#ui/icons.ts'
import styles from './heart-button.module.css'
import { myGamesTexts } from './texts.ts'
import { useFavourite } from './use-favourite.ts'

/** In the corner of a game's picture: 32 pixels to the eye, 44 to the finger. */
export function HeartButton({ game }: { game: Game }) {
  const texts = useTexts(myGamesTexts)
  const { is_favourite, toggle } = useFavourite(game)
  return (
    <button
      type="button"
      className={styles.heart}
      aria-label={texts.favourite(game.game_name)}
      aria-pressed={is_favourite}
      onClick={toggle}
    >
      <i>
        <Icon glyph={is_favourite ? heartFill : heartBold} size={18} />
      </i>
    </button>
  )
}
