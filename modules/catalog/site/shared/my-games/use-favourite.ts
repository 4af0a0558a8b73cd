import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Game } from '#catalog/contract/player.ts'
import { FAVOURITES_MAX } from '#catalog/contract/rules.ts'
import { callOwn, Refusal } from '#platform/site/calls/api.ts'
import { useLanguage } from '#platform/site/language.ts'
import { refusalText } from '#platform/site/refusals/refusal-text.ts'
import { useSession } from '#platform/site/session/session.ts'
import { useTexts } from '#platform/site/texts.ts'
import { showToast } from '#ui/components/overlays/toast.tsx'
import { readGuestGames, saveGuestGames } from './guest-games.ts'
import { type GamesOfPlayer, MY_GAMES, type MyGame, myGamesKey, myGamesQuery } from './queries.ts'
import { myGamesTexts } from './texts.ts'

/** One call of a game after the other: of two quick presses the second one counts. */
const under_way = new Map<number, Promise<void>>()

/** Whether the game is a favourite, and the press that changes it. The heart turns at once, and back if the server refuses. */
export function useFavourite(game: Game): { is_favourite: boolean; toggle: () => void } {
  const texts = useTexts(myGamesTexts)
  const client = useQueryClient()
  const language = useLanguage()
  const { is_member } = useSession()
  const { data: is_favourite = false } = useQuery({
    ...myGamesQuery(language, is_member),
    select: ({ favourites }) => favourites.some(({ id }) => id === game.id),
  })

  const show = (wanted: boolean) =>
    client.setQueryData<GamesOfPlayer>(myGamesKey(language, is_member), (known) => ({
      favourites: withFavourite(known?.favourites ?? [], game, wanted),
      recent: known?.recent ?? [],
    }))

  async function save(wanted: boolean): Promise<void> {
    await under_way.get(game.id)
    try {
      await callOwn('POST', '/favourite-games', { body: { game_id: game.id, is_favourite: wanted } })
    } catch (error) {
      show(!wanted)
      const text = error instanceof Refusal ? refusalText(error, language) : texts.network
      showToast({ text, kind: 'error' })
    }
    await client.invalidateQueries({ queryKey: [MY_GAMES] })
  }

  function toggle(): void {
    const wanted = !is_favourite
    if (is_member) {
      void client.cancelQueries({ queryKey: [MY_GAMES] })
      show(wanted)
      under_way.set(game.id, save(wanted))
      return
    }
    const kept = readGuestGames()
    if (wanted && kept.favourites.length >= FAVOURITES_MAX) {
      showToast({ text: texts.favourites_full(FAVOURITES_MAX), kind: 'error' })
      return
    }
    saveGuestGames({ ...kept, favourites: withFavourite(kept.favourites, game, wanted) })
    show(wanted)
  }

  return { is_favourite, toggle }
}

function withFavourite(favourites: readonly MyGame[], game: MyGame, wanted: boolean): readonly MyGame[] {
  const others = favourites.filter(({ id }) => id !== game.id)
  return wanted ? [game, ...others] : others
}
