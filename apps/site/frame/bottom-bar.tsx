import { Link, useAddress } from '#platform/site/navigation.tsx'
import { useTexts } from '#platform/site/texts.ts'
import icons from '#ui/pictures/bar-icons.svg?no-inline'
import { bottomLinks, isCurrent } from '../links.ts'
import { appTexts } from '../texts.ts'
import styles from './bottom-bar.module.css'

/** Five ways for the thumb, the one where the player is filled; members only, small screens only. */
export function BottomBar() {
  const texts = useTexts(appTexts)
  const address = useAddress()
  return (
    <nav className={styles.bar} aria-label={texts.main_navigation}>
      {bottomLinks.map((link) => {
        const current = isCurrent(link, address)
        return (
          <Link key={link.href} href={link.href} aria-current={current ? 'page' : undefined}>
            <img src={`${icons}#${link.icon}-${current ? 'filled' : 'line'}`} width="24" height="24" alt="" />
            <span>{texts[link.label]}</span>
          </Link>
        )
      })}
    </nav>
  )
}
