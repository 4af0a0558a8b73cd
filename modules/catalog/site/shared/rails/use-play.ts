import { useQuery } from '@tanstack/react-query'
import type { Game } from '#catalog/contract/player.ts'
import { useLanguage } from '#platform/site/language.ts'
import { useSession } from '#platform/site/session/session.ts'
import { playGame } from '../launch/launch.ts'
import { recordGuestPlay } from '../my-games/guest-games.ts'
import { demoGamesQuery } from './queries.ts'

/** One press plays: with play money for a guest where the game has a trial; else a guest joins or signs in first. */
export function usePlay(game: Game): { is_free: boolean; play: () => void } {
  const is_guest = !useSession().is_member
  const { data: trial } = useQuery({
    ...demoGamesQuery(useLanguage()),
    enabled: is_guest,
    select: (games) => games.find(({ id }) => id === game.id)?.url ?? null,
  })
  if (!is_guest || !trial) return { is_free: false, play: () => playGame(game) }
  const tryFree = () => {
    recordGuestPlay(game)
    location.assign(trial)
  }
  return { is_free: true, play: tryFree }
}
