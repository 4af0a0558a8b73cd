import { loginOverlay, registerOverlay } from '#identity/site/index.ts'
import { useBrandName } from '#platform/site/first-view.ts'
import { Link, useAddress } from '#platform/site/navigation.tsx'
import { useSession } from '#platform/site/session/session.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { Icon } from '#ui/components/display/icon.tsx'
import { listBold, magnifyingGlassBold } from '#ui/icons.ts'
import { LanguagePicker } from '../languages/language-picker.tsx'
import { desktopLinks, isCurrent } from '../links.ts'
import { menuOverlay } from '../menu/menu-overlay.ts'
import { searchOverlay } from '../search/overlay.ts'
import { appTexts } from '../texts.ts'
import { Brand } from './brand.tsx'
import styles from './top-bar.module.css'
import { useMemberFrame } from './use-member-frame.ts'

export function TopBar() {
  const texts = useTexts(appTexts)
  const brand_name = useBrandName()
  const { is_member, user } = useSession()
  const frame = useMemberFrame(is_member)
  return (
    <header className={`${styles.bar} on-lacquer`}>
      <div className={styles.inside}>
        <Link className={styles.logo} href="/?type=all" aria-label={brand_name}>
          <Brand short={!is_member} />
        </Link>
        <DesktopNavigation is_member={is_member} />
        <div className={styles.side}>
          {frame && <frame.BalanceButton user={user} />}
          {frame && <frame.DepositLink />}
          {!is_member && <GuestButtons />}
          <button
            type="button"
            className={`icon-button ${styles.search}`}
            aria-label={texts.search}
            aria-haspopup="dialog"
            onPointerDown={searchOverlay.warm}
            onClick={() => searchOverlay.open({})}
          >
            <Icon glyph={magnifyingGlassBold} size={22} />
          </button>
          <LanguagePicker />
          <button
            type="button"
            className={`icon-button ${styles.menu}`}
            aria-label={texts.menu}
            aria-haspopup="dialog"
            onPointerEnter={menuOverlay.warm}
            onPointerDown={menuOverlay.warm}
            onClick={() => menuOverlay.open({})}
          >
            <Icon glyph={listBold} size={24} />
          </button>
        </div>
      </div>
    </header>
  )
}

function DesktopNavigation({ is_member }: { is_member: boolean }) {
  const texts = useTexts(appTexts)
  const address = useAddress()
  return (
    <nav className={styles.desktop} aria-label={texts.main_navigation}>
      {desktopLinks
        .filter((link) => is_member || !link.is_hidden_from_guests)
        .map((link) => (
          <Link key={link.href} href={link.href} aria-current={isCurrent(link, address) ? 'page' : undefined}>
            {texts[link.label]}
          </Link>
        ))}
    </nav>
  )
}

function GuestButtons() {
  const texts = useTexts(appTexts)
  return (
    <div className={styles.guest}>
      <Button kind="secondary" size="sm" onPointerDown={loginOverlay.warm} onClick={() => loginOverlay.open({})}>
        {texts.login}
      </Button>
      <Button kind="gold" size="sm" onPointerDown={registerOverlay.warm} onClick={() => registerOverlay.open({})}>
        {texts.join_now}
      </Button>
    </div>
  )
}
