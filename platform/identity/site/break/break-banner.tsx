import type { Break } from '#identity/contract/player.ts'
import { useAboveBar } from '#platform/site/browser/above-bar.ts'
import { useLanguage } from '#platform/site/language.ts'
import { Link, useAddress } from '#platform/site/navigation.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { dateOf, timeOf } from '#platform/site/time/yangon-time.ts'
import { identityTexts } from '../texts.ts'
import styles from './break-banner.module.css'

const BREAK_HREF = '/information?tab=profile&type=break'

/** On every screen of a player on a break, with its end. */
export function BreakBanner({ ends_at }: Pick<Break, 'ends_at'>) {
  const texts = useTexts(identityTexts).break
  const language = useLanguage()
  const address = useAddress()
  const banner = useAboveBar<HTMLDivElement>()
  // The page of the break says more.
  if (address.search.includes('type=break')) return null
  return (
    <div ref={banner} className={styles.banner} role="status">
      <Link href={BREAK_HREF}>
        {ends_at === null ? texts.for_good : texts.until(dateOf(ends_at, language), timeOf(ends_at))}
      </Link>
    </div>
  )
}
