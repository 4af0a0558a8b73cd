import type { ExternalGame } from '#external-game/contract/player.ts'
import { useBreakText } from '#platform/site/session/bets-off.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Icon } from '#ui/components/display/icon.tsx'
import { arrowSquareOutBold } from '#ui/icons.ts'
import styles from './external-games.module.css'
import { Logo } from './logo.tsx'
import { openExternalGame } from './open-external-game.ts'
import { SectionHead } from './shared/parts/section-head.tsx'
import { gamesTexts } from './texts.ts'

/** Games of other sites, each in a tab of its own. */
export function ExternalGames({ games }: { games: readonly ExternalGame[] }) {
  const texts = useTexts(gamesTexts)
  const break_text = useBreakText()
  return (
    <section>
      <SectionHead title={texts.external_games} />
      <ul className={styles.games}>
        {games.map((game) => (
          <li key={game.id}>
            <button
              type="button"
              className={styles.game}
              disabled={break_text !== null}
              onClick={() => openExternalGame(game)}
            >
              <span className={styles.art}>
                <Logo src={game.img} name={game.name} width={120} height={86} />
              </span>
              <b>{game.name}</b>
              {break_text ?? (
                <>
                  <Icon glyph={arrowSquareOutBold} size={18} />
                  <span className="visually-hidden">{texts.new_tab}</span>
                </>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
