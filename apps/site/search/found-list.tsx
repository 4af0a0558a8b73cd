import { useLaunch } from '#catalog/site/shared/launch/use-launch.ts'
import { usePlay } from '#catalog/site/shared/rails/use-play.ts'
import { catalogTexts } from '#catalog/site/shared/texts.ts'
import { Link } from '#platform/site/navigation.tsx'
import { useBreakText } from '#platform/site/session/bets-off.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Icon } from '#ui/components/display/icon.tsx'
import { arrowRightBold, playFill } from '#ui/icons.ts'
import { saveSearch } from './kept-searches.ts'
import type { Found } from './load-index.ts'
import styles from './search-sheet.module.css'
import { searchTexts } from './texts.ts'

interface FoundListProps {
  found: readonly Found[]
  text: string
  onDone: () => void
}

/** The best first. A game plays at one press; a provider and a page are opened. */
export function FoundList({ found, text, onDone }: FoundListProps) {
  const texts = useTexts(searchTexts)
  const go = () => {
    saveSearch(text)
    onDone()
  }
  return (
    <ul aria-label={texts.title}>
      {found.map((each) =>
        each.kind === 'game' ? (
          <FoundGame key={`game ${each.game.id}`} each={each} onPlay={() => saveSearch(text)} />
        ) : (
          <li key={each.href}>
            <Link className={styles.row} href={each.href} onClick={go}>
              <span>
                <b>{each.kind === 'page' ? texts.pages[each.page] : each.name}</b>{' '}
                <small>{each.kind === 'page' ? texts.page : `${texts.provider} · ${each.aside}`}</small>
              </span>
              <Icon glyph={arrowRightBold} size={16} />
            </Link>
          </li>
        ),
      )}
    </ul>
  )
}

function FoundGame({ each, onPlay }: { each: Extract<Found, { kind: 'game' }>; onPlay: () => void }) {
  const { maintenance } = useTexts(catalogTexts)
  const is_opening = useLaunch().launching === each.game.id
  const break_text = useBreakText()
  const { is_free, play } = usePlay(each.game)
  const closed = each.game.status === 'maintenance' ? maintenance : is_free ? null : break_text
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        aria-busy={is_opening || undefined}
        disabled={is_opening || closed !== null}
        onClick={() => {
          onPlay()
          play()
        }}
      >
        <span>
          <b>{each.name}</b> <small>{closed ?? each.aside}</small>
        </span>
        <Icon glyph={playFill} size={16} />
      </button>
    </li>
  )
}
