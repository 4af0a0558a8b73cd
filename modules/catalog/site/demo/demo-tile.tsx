import type { DemoGame } from '#catalog/contract/player.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Icon } from '#ui/components/display/icon.tsx'
import { playFill } from '#ui/icons.ts'
import tile from '../shared/games/game-tile.module.css'
import { recordGuestPlay } from '../shared/my-games/guest-games.ts'
import { Heart } from '../shared/my-games/heart.ts'
import { Picture } from '../shared/parts/picture.tsx'
import { catalogTexts } from '../shared/texts.ts'

/** As in the lobby, but nothing is asked first: the maker lets every guest in. */
export function DemoTile({ game }: { game: DemoGame }) {
  const texts = useTexts(catalogTexts)
  return (
    <article className={tile.tile}>
      <div className={tile.art}>
        <Picture src={game.img} alt="" width={240} height={240} />
      </div>
      <h3 className={tile.name}>{game.game_name}</h3>
      <a
        className={tile.play}
        href={game.url}
        aria-label={texts.play_game(game.game_name)}
        onClick={() => recordGuestPlay(game)}
      >
        <Icon glyph={playFill} size={14} />
        {texts.play}
      </a>
      <Heart game={game} />
    </article>
  )
}
