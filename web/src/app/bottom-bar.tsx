import { Icon } from '#ui/icon.tsx'
import { Link, useAddress } from '../platform/navigation.tsx'
import { useTexts } from '../platform/texts.ts'
import styles from './bottom-bar.module.css'
import { bottomLinks, isCurrent, type NavigationLink } from './links.ts'
import { appTexts } from './texts.ts'

/** Five ways for the thumb; members only, small screens only. */
export function BottomBar() {
  const texts = useTexts(appTexts)
  const address = useAddress()
  return (
    <nav className={styles.bar} aria-label={texts.mainNavigation}>
      {bottomLinks.map((link) => {
        const current = isCurrent(link.href, address)
        return (
          <Link key={link.href} href={link.href} aria-current={current ? 'page' : undefined}>
            <LinkIcon icon={link.icon} filled={current} />
            <span>{texts[link.short ?? link.label]}</span>
          </Link>
        )
      })}
    </nav>
  )
}

function LinkIcon({ icon, filled }: { icon: NavigationLink['icon']; filled: boolean }) {
  if (icon === 'clock-counter-clockwise') return <Icon name={icon} size={24} />
  return <Icon name={icon} weight={filled ? 'fill' : 'regular'} size={24} />
}
