import { usePageTitle } from '#platform/site/browser/page-title.ts'
import { defineLatePart } from '#platform/site/late-part.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { Icon } from '#ui/components/display/icon.tsx'
import { PageHead } from '#ui/components/display/page-head.tsx'
import { hourglassMediumRegular } from '#ui/icons.ts'
import { GuideButton } from '../guide/guide-button.tsx'
import { BackLink } from '../parts/back-link.tsx'
import { twoDTexts } from '../texts.ts'
import page from '../two-d.module.css'
import styles from './bet-screen.module.css'
import { BetBar } from './fields/bet-bar.tsx'
import { CutoffSelect } from './fields/cutoff-select.tsx'
import { StakeField } from './fields/stake-field.tsx'
import { NumberGrid } from './grid/number-grid.tsx'
import { type Bet, useBet } from './use-bet.ts'

/** Ways to choose many numbers at once; the grid is there before them. */
const Tools = defineLatePart({
  load: async () => (await import('./tools.tsx')).Tools,
  texts: [twoDTexts],
})

/** Its place is kept by the legend. */
const DrawState = defineLatePart({
  load: async () => (await import('./late/draw-state.tsx')).DrawState,
  texts: [twoDTexts],
})

/** /2d/bet */
export function BetScreen() {
  const texts = useTexts(twoDTexts).bet
  usePageTitle(texts.title)
  const bet = useBet()
  return (
    <div className={`${page.page} ${page.above_bar} ${styles.screen}`}>
      <PageHead
        title={texts.title}
        back={<BackLink href="/2d" />}
        aside={
          <>
            <TimeLeft bet={bet} />
            <GuideButton />
          </>
        }
      />
      <div className={`${page.block} ${styles.desktop}`}>
        <div className={styles.fields}>
          <StakeField bet={bet} />
          <CutoffSelect bet={bet} />
        </div>
        <Tools bet={bet} waiting={<div className={styles.tools} />} />
        <LegendOrReason bet={bet} />
        <NumberGrid bet={bet} />
      </div>
      <BetBar bet={bet} />
    </div>
  )
}

function TimeLeft({ bet: { left, is_closed } }: { bet: Bet }) {
  const { closed } = useTexts(twoDTexts)
  if (!left && !is_closed) return null
  return (
    <span className={`num ${styles.left}`} data-closed={is_closed}>
      <Icon glyph={hourglassMediumRegular} size={16} />
      {is_closed ? closed : left?.words}
    </span>
  )
}

/** The legend of the bars, or the state of the draw. Both have one place, so that nothing moves when the draw closes. */
function LegendOrReason({ bet }: { bet: Bet }) {
  const is_playable = bet.failure === null && !bet.is_closed
  const is_legend = is_playable && bet.other_draft === undefined && bet.capacities.size > 0
  return (
    <div className={styles.slot}>
      <div className={is_legend ? undefined : styles.hidden}>
        <Legend />
      </div>
      <DrawState bet={bet} is_playable={is_playable} />
    </div>
  )
}

function Legend() {
  const texts = useTexts(twoDTexts).bet
  return (
    <div className={`card ${styles.legend}`}>
      <ul>
        <li data-band="open">{texts.band_open}</li>
        <li data-band="mid">{texts.band_mid}</li>
        <li data-band="high">{texts.band_high}</li>
        <li data-band="full">{texts.band_full}</li>
      </ul>
      <p>{texts.legend_line}</p>
    </div>
  )
}
