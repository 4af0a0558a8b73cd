import { AcheikBand } from '#ui/acheik-band.tsx'
import { Blossom } from '#ui/brand.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { Icon } from '#ui/icon.tsx'
import { MemberLink } from '../platform/member-link.tsx'
import { useAddress } from '../platform/navigation.tsx'
import type { OverlayProps } from '../platform/overlay.tsx'
import { useSession } from '../platform/session.ts'
import { useTexts } from '../platform/texts.ts'
import { isCurrent, menuLinks } from './links.ts'
import { LogoutButton } from './logout-button.tsx'
import { MenuGuest } from './menu-guest.tsx'
import { MenuPlayer } from './menu-player.tsx'
import styles from './side-menu.module.css'
import { appTexts } from './texts.ts'

export function SideMenu({ open, onClose }: OverlayProps) {
  const texts = useTexts(appTexts)
  const address = useAddress()
  const { is_member, user } = useSession()
  return (
    <Drawer open={open} onClose={onClose} label={texts.menu}>
      <div className={`${styles.head} on-lacquer`}>
        <button type="button" className={`${styles.close} icon-button`} aria-label={texts.close} onClick={onClose}>
          <Icon name="x" weight="bold" size={22} />
        </button>
        <div className={styles.who}>
          <span className={styles.portrait}>
            <Blossom size={34} />
          </span>
          <div>
            <b>{user?.name ?? texts.welcomeGuest}</b>
            {user && <small>{user.user_name}</small>}
          </div>
        </div>
        {is_member ? <MenuPlayer user={user} onClose={onClose} /> : <MenuGuest onClose={onClose} />}
        <AcheikBand />
      </div>
      <nav className={styles.links} aria-label={texts.menu}>
        {menuLinks
          .filter((link) => is_member || !link.is_hidden_from_guests)
          .map((link) => (
            <MemberLink
              key={link.href}
              href={link.href}
              aria-current={isCurrent(link.href, address) ? 'page' : undefined}
              onClick={onClose}
            >
              <Icon name={link.icon} weight="duotone" size={24} />
              <span>{texts[link.label]}</span>
              <Icon name="caret-right" weight="bold" size={14} />
            </MemberLink>
          ))}
      </nav>
      {is_member && <LogoutButton onDone={onClose} />}
    </Drawer>
  )
}
