import { Link } from '#platform/site/navigation.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { Icon } from '#ui/components/display/icon.tsx'
import { caretRightBold } from '#ui/icons.ts'
import { homeTexts } from '../texts.ts'
import styles from './see-all.module.css'

/** At the end of a heading: the way to the whole list. */
export function SeeAll({ href, of }: { href: string; of: string }) {
  const { see_all } = useTexts(homeTexts)
  return (
    <Link className={styles.more} href={href} aria-label={`${see_all}: ${of}`}>
      {see_all}
      <Icon glyph={caretRightBold} size={12} />
    </Link>
  )
}
