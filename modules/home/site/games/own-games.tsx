import { useQuery } from '@tanstack/react-query'
import { defineLatePart } from '#platform/site/late-part.tsx'
import { Link } from '#platform/site/navigation.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { buttonClass } from '#ui/components/controls/button.tsx'
import { twoDGlanceQuery } from '../queries.ts'
import { homeTexts } from '../texts.ts'
import styles from './own-games.module.css'

/** The games that are the platform's own. A new one joins here when its page exists. */
export function OwnGames() {
  const texts = useTexts(homeTexts)
  return (
    <section className={styles.games} aria-label={texts.own_games}>
      <div className={`${styles.card} ${styles.jade}`}>
        <Rings />
        <Link className={styles.whole} href="/2d" aria-label={texts.two_d}>
          <b>2D</b>
        </Link>
        <Glance />
        <div className={styles.foot}>
          <NextDraw waiting={<small>{texts.two_d_line}</small>} />
          <BetLink />
        </div>
      </div>
      <Link className={`${styles.card} ${styles.ruby}`} href="/digitbet">
        <Rings />
        <span className={`${styles.discs} num`} aria-hidden="true">
          <i>3</i>
          <i>8</i>
          <i>7</i>
        </span>
        <b>{texts.digit_bet}</b>
        <small>{texts.digit_bet_line}</small>
      </Link>
      <Link className={`${styles.card} ${styles.lapis}`} href="/shan">
        <Rings />
        <Cards />
        <b>{texts.shan}</b>
        <small>{texts.shan_line}</small>
      </Link>
    </section>
  )
}

/** Gold where a draw takes bets; where none does, the way to the results. */
function BetLink() {
  const texts = useTexts(homeTexts)
  const { data } = useQuery(twoDGlanceQuery)
  const is_closed = data?.next === null
  return (
    <Link
      className={buttonClass({ kind: is_closed ? 'secondary' : 'gold', size: 'sm' })}
      href={is_closed ? '/2d/results' : '/2d/bet'}
      data-offer={is_closed ? undefined : ''}
    >
      {is_closed ? texts.results : texts.bet_now}
    </Link>
  )
}

const NextDraw = defineLatePart({
  load: async () => (await import('../next-draw/next-draw.tsx')).NextDraw,
  texts: [homeTexts],
})

/** The market's number of this moment where the platform has it. */
function Glance() {
  const { live } = useTexts(homeTexts)
  const { data, isError } = useQuery(twoDGlanceQuery)
  return (
    <>
      <i className="num gold-number" aria-hidden="true">
        {data?.number ?? '--'}
      </i>
      {/* The phone kept an earlier state, so it shows no number as live. */}
      {data?.is_live && !isError && <em>{live}</em>}
    </>
  )
}

/** Three cards of one hand; the suit is a plain lozenge, which needs no drawing. */
function Cards() {
  return (
    <svg className={styles.cards} viewBox="0 0 130 110" aria-hidden="true">
      {[-20, 0, 20].map((turn) => (
        <g key={turn} transform={`rotate(${turn} 65 190)`}>
          <rect x="38" y="12" width="54" height="76" rx="6" />
          <path d="M65 34l11 16-11 16-11-16z" />
        </g>
      ))}
    </svg>
  )
}

function Rings() {
  return (
    <svg className={styles.rings} viewBox="0 0 280 172" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <circle className={styles.glow} cx="218" cy="66" r="140" />
      <circle cx="226" cy="60" r="108" />
      <circle cx="226" cy="60" r="116" />
      <circle className={styles.dots} cx="226" cy="60" r="112" pathLength="46" />
    </svg>
  )
}
