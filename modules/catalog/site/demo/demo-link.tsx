import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '#platform/site/language.ts'
import { Link } from '#platform/site/navigation.tsx'
import { useSession } from '#platform/site/session/session.ts'
import { useTexts } from '#platform/site/texts.ts'
import { buttonClass } from '#ui/components/controls/button.tsx'
import { demoGamesQuery } from '../shared/rails/queries.ts'
import { gamesTexts } from '../texts.ts'

/** For guests, where there is something to try. It comes late, beside the title, where it moves nothing. */
export function DemoLink() {
  const texts = useTexts(gamesTexts)
  const is_guest = !useSession().is_member
  const { data } = useQuery({ ...demoGamesQuery(useLanguage()), enabled: is_guest })
  if (!is_guest || data === undefined || data.length === 0) return null
  return (
    <Link className={buttonClass({ kind: 'tonal', size: 'sm' })} href="/demo-play">
      {texts.demo_play}
    </Link>
  )
}
