import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '#platform/site/navigation.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { Badge } from '#ui/components/display/badge.tsx'
import { slipsHref, slipsPath } from '../../confirm/slips-href.ts'
import { slipsQuery } from '../../slips/queries.ts'
import { wordOf } from '../../slips/word-of.ts'
import { twoDTexts } from '../../texts.ts'
import type { DayDraw } from './day-draws.ts'
import styles from './day-line.module.css'
import { stateOfSlips } from './state-of-slips.ts'
import { dayTexts } from './texts.ts'

/** How many slips the player has in a draw, and what became of them. */
export function OwnSlips({ draw: { session, game_date } }: { draw: DayDraw }) {
  const texts = useTexts(dayTexts)
  const { status: words } = useTexts(twoDTexts).slips
  const { data, hasNextPage } = useInfiniteQuery(slipsQuery(slipsPath(session), game_date))
  const slips = data?.pages.flat().filter((slip) => slip.session === session)
  const state = stateOfSlips(slips ?? [])
  if (!slips || !state) return <p className={styles.own}>{slips && texts.no_slips}</p>
  return (
    <Link className={styles.own} href={slipsHref(session)}>
      <span className="num">{texts.slips(hasNextPage ? `${slips.length}+` : String(slips.length))}</span>
      <Badge kind={state.kind}>{wordOf(words, state.status)}</Badge>
    </Link>
  )
}
