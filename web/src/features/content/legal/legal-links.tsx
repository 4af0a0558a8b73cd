import { Link, useAddress } from '../../../platform/navigation.tsx'
import { useTexts } from '../../../platform/texts.ts'
import styles from './legal.module.css'
import { legalTexts } from './texts.ts'

const LINKS = [
  { href: '/terms', label: 'terms' },
  { href: '/privacy', label: 'privacy' },
  { href: '/responsible-play', label: 'responsiblePlay' },
  { href: '/licenses', label: 'licenses' },
] as const

/** From each of the pages to the others. */
export function LegalLinks() {
  const texts = useTexts(legalTexts)
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
