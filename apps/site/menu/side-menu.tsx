import { ChannelIcons } from '#content/site/contact/channel-icons.tsx'
import { isInstalled } from '#platform/site/browser/install.ts'
import { Link, useAddress } from '#platform/site/navigation.tsx'
import type { OverlayProps } from '#platform/site/overlay.tsx'
import { useSession } from '#platform/site/session/session.ts'
import { useUnread } from '#platform/site/session/unread.ts'
import { useTexts } from '#platform/site/texts.ts'
import { type Glyph, Icon } from '#ui/components/display/icon.tsx'
import { AcheikBand } from '#ui/components/ornament/acheik-band.tsx'
import { Blossom } from '#ui/components/ornament/brand.tsx'
import { Drawer } from '#ui/components/overlays/drawer.tsx'
import {
  bellDuotone,
  caretRightBold,
  clockCounterClockwiseDuotone,
  diceFiveDuotone,
  downloadSimpleDuotone,
  gameControllerDuotone,
  headsetDuotone,
  houseDuotone,
  infoDuotone,
  monitorPlayDuotone,
  rankingDuotone,
  sealPercentDuotone,
  spadeDuotone,
  ticketDuotone,
  userCircleDuotone,
  walletDuotone,
  xBold,
} from '#ui/icons.ts'
import { downloadApp } from '../download/overlay.ts'
import { LogoutButton } from '../frame/logout-button.tsx'
import { isCurrent, type NavigationLink } from '../links.ts'
import { appTexts } from '../texts.ts'
import { MenuGuest } from './menu-guest.tsx'
import { menuLinks, NOTIFICATIONS } from './menu-links.ts'
import { MenuPlayer } from './menu-player.tsx'
import styles from './side-menu.module.css'
import { ThemeChoice } from './theme-choice.tsx'

const GLYPHS: Record<NavigationLink['icon'], Glyph> = {
  home: houseDuotone,
  'game-controller': gameControllerDuotone,
  digit: diceFiveDuotone,
  ticket: ticketDuotone,
  spade: spadeDuotone,
  'user-circle': userCircleDuotone,
  bell: bellDuotone,
  wallet: walletDuotone,
  'monitor-play': monitorPlayDuotone,
  'seal-percent': sealPercentDuotone,
  headset: headsetDuotone,
  ranking: rankingDuotone,
  info: infoDuotone,
  'clock-counter-clockwise': clockCounterClockwiseDuotone,
}

/** A larger number says no more. */
const UNREAD_MAX = 99

export function SideMenu({ open, onClose }: OverlayProps) {
  const texts = useTexts(appTexts)
  const address = useAddress()
  const { is_member, user } = useSession()
  const unread = useUnread()
  const download = () => {
    onClose()
    downloadApp()
  }
  return (
    <Drawer open={open} onClose={onClose} label={texts.menu}>
      <div className={`${styles.head} on-lacquer`}>
        <button type="button" className={`${styles.close} icon-button`} aria-label={texts.close_menu} onClick={onClose}>
          <Icon glyph={xBold} size={22} />
        </button>
        <div className={styles.who}>
          <span className={styles.portrait}>
            <Blossom size={34} />
          </span>
          <div>
            <b>{user?.name ?? texts.welcome_guest}</b>
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
            <Link
              key={link.href}
              href={link.href}
              aria-current={isCurrent(link, address) ? 'page' : undefined}
              onClick={onClose}
            >
              <Icon glyph={GLYPHS[link.icon]} size={24} />
              <span>{texts[link.label]}</span>
              {link.href === NOTIFICATIONS && unread > 0 && (
                <b className={styles.unread}>{unread > UNREAD_MAX ? `${UNREAD_MAX}+` : unread}</b>
              )}
              <Icon glyph={caretRightBold} size={14} />
            </Link>
          ))}
        {!isInstalled() && (
          <button type="button" onClick={download}>
            <Icon glyph={downloadSimpleDuotone} size={24} />
            <span>{texts.download_app}</span>
            <Icon glyph={caretRightBold} size={14} />
          </button>
        )}
      </nav>
      <ThemeChoice />
      <div className={styles.reach}>
        <ChannelIcons />
      </div>
      {is_member && <LogoutButton onDone={onClose} />}
    </Drawer>
  )
}
