import { type ComponentType, useEffect, useRef } from 'react'
import { defineLatePart } from '#platform/site/late-part.tsx'
import { Link, useAddress } from '#platform/site/navigation.tsx'
import { Overlays } from '#platform/site/overlay.tsx'
import { preparedScreen, type Route } from '#platform/site/route.ts'
import { useSession } from '#platform/site/session/session.ts'
import { useTexts } from '#platform/site/texts.ts'
import { useIsWaiting } from '#platform/site/time/waiting.ts'
import { Boundary } from '#ui/components/boundary.tsx'
import { Toaster } from '#ui/components/overlays/toast.tsx'
import { Failed } from '../failed.ts'
import { findRoute, HOME_HREF } from '../find-route.ts'
import { ACCOUNT_PATH } from '../links.ts'
import { appTexts } from '../texts.ts'
import styles from './shell.module.css'
import { TopBar } from './top-bar.tsx'
import { useMemberFrame } from './use-member-frame.ts'

/** Fetched while there is a line. */
const Notes = defineLatePart({
  load: async () => (await import('../notes/notes.tsx')).Notes,
  texts: [appTexts],
})

/** They follow the address themselves, where it changes what they show; the rest of them is not rendered again by a move. */
const top_bar = <TopBar />
const notes = <Notes />
const overlays = <Overlays />

/** The frame around every screen; the server may show it around another one, where the right one has failed. */
export function Shell({ screen }: { screen?: ComponentType }) {
  const texts = useTexts(appTexts)
  const { is_member } = useSession()
  const address = useAddress()
  const route = findRoute(address)
  const Screen = screen ?? preparedScreen(route)
  const is_waiting = useIsWaiting()
  const frame = useMemberFrame(is_member)
  const main = useFocusOnMove(route)
  return (
    <div className={styles.page} data-member={is_member} data-bet={route.prepares_bet}>
      <a className={styles.skip} href="#main">
        {texts.skip}
      </a>
      {top_bar}
      {is_waiting && <div className={styles.waiting} />}
      {notes}
      <main id="main" ref={main} tabIndex={-1} className={styles.main} aria-busy={is_waiting || undefined}>
        {frame && route.path === ACCOUNT_PATH && <frame.AccountTabs />}
        <Boundary
          kind="screen"
          at={address}
          renderInstead={(again) => (
            <Failed at_once again={again} waiting={<Link href={HOME_HREF}>{texts.home}</Link>} />
          )}
        >
          <Screen />
        </Boundary>
      </main>
      {frame && <frame.BottomBar />}
      {frame && <frame.BalancePoll />}
      {overlays}
      <Toaster closeLabel={texts.close_message} />
    </div>
  )
}

/** After a move the keyboard and the screen reader continue at the new screen, not at the old link. */
function useFocusOnMove(route: Route) {
  const main = useRef<HTMLElement>(null)
  const shown = useRef(route)
  useEffect(() => {
    if (shown.current === route) return
    shown.current = route
    main.current?.focus({ preventScroll: true })
  }, [route])
  return main
}
