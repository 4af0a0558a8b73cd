import { Link, useAddress } from '#platform/site/navigation.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { contentTexts } from '../texts.ts'
import styles from './legal.module.css'

const LINKS = [
  { href: '/terms', label: 'terms' },
  { href: '/privacy', label: 'privacy' },
  { href: '/responsible-play', label: 'responsible_play' },
  { href: '/licenses', label: 'licenses' },
] as const

/** From each of the pages to the others. */
export function LegalLinks() {
  const texts = useTexts(contentTexts).legal
  const { pathname } = useAddress()
  return (
    <nav className={styles.links} aria-label={texts.more}>
      {LINKS.map(({ href, label }) => (
        <Link key={href} href={href} aria-current={pathname.toLowerCase() === href ? 'page' : undefined}>
          {texts[label]}
        </Link>
      ))}
    </nav>
  )
}
