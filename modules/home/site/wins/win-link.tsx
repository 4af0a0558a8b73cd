import type { ReactNode } from 'react'
import { useLaunch } from '#catalog/site/shared/launch/use-launch.ts'
import type { MyGame } from '#catalog/site/shared/my-games/queries.ts'
import { usePlay } from '#catalog/site/shared/rails/use-play.ts'
import type { Win } from '#home/contract/player.ts'
import { Link } from '#platform/site/navigation.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { serverNow } from '#platform/site/time/server-clock.ts'
import { startTexts } from '../start/texts.ts'
import { homeTexts } from '../texts.ts'
import { ageOf } from './age-of.ts'
import styles from './wins.module.css'

interface WinLinkProps {
  win: Win
  className: string | undefined
  children: ReactNode
}

const PAGES = { two_d: '/2d', digit_bet: '/digitbet' } as const

/** The way to the game of a win: the page of one of our own, or the game itself. */
export function WinLink({ win, className, children }: WinLinkProps) {
  if (win.game) return <PlayButton game={win.game} className={className} content={children} />
  return (
    <Link className={className} href={PAGES[win.own_game ?? 'two_d']}>
      {children}
    </Link>
  )
}

function PlayButton({ game, className, content }: { game: MyGame; className: string | undefined; content: ReactNode }) {
  const is_opening = useLaunch().launching === game.id
  const { play } = usePlay(game)
  return (
    <button
      type="button"
      className={className}
      aria-busy={is_opening || undefined}
      disabled={is_opening || game.status === 'maintenance'}
      onClick={play}
    >
      {content}
    </button>
  )
}

/** The masked name and the game, and how long ago the win was. */
export function WinnerLine({ win, tells_age = false }: { win: Win; tells_age?: boolean }) {
  const names = useTexts(homeTexts)
  return (
    <span className={styles.winner}>
      <span>{win.member_name}</span>{' '}
      <small>
        {win.game?.game_name ?? names[win.own_game ?? 'two_d']}
        {tells_age && <Age of={win.won_at} />}
      </small>
    </span>
  )
}

function Age({ of }: { of: string }) {
  const texts = useTexts(startTexts).wins
  const { unit, count } = ageOf(of, serverNow())
  return ` · ${unit === 'now' ? texts.now : texts[unit](count)}`
}
