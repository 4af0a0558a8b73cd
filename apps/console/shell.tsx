import { Suspense, useEffect, useState } from 'react'
import { useMe } from '#platform/console/call/me.ts'
import { navigate, useAddress } from '#platform/console/page/navigation.tsx'
import { Page } from '#platform/console/page/page.tsx'
import { matchPath } from '#platform/console/page/route.ts'
import { FailedScreen } from '#platform/console/page/states/failed-screen.tsx'
import { OfflineBar } from '#platform/console/page/states/offline-bar.tsx'
import { Nothing, WaitingRows } from '#platform/console/page/states/states.tsx'
import { Search } from '#search/console/index.tsx'
import { AccountSheet } from '#staff/console/own-account/index.tsx'
import { Boundary } from '#ui/components/boundary.tsx'
import { loadPicture } from '#ui/components/display/empty.tsx'
import { loadToasts } from '#ui/components/overlays/toast.tsx'
import { destinationsFor } from './destinations.ts'
import { Rail } from './rail.tsx'
import { menuFor, ROUTES } from './routes.ts'
import styles from './shell.module.css'
import { texts } from './texts.ts'
import { useTab } from './use-tab.ts'

/** The menu on the left, the screen of the address beside it. */
export function Shell() {
  const { permissions } = useMe()
  const address = useAddress()
  const { pathname } = address
  const items = menuFor(permissions)
  const home = items[0]?.path
  const [is_setting_up, setSettingUp] = useState(false)

  useEffect(() => {
    if (pathname === '/' && home) navigate(home, { replace: true })
  }, [pathname, home])

  // Loaded before anything fails: after a failure there may be no network to fetch the toasts and their picture.
  useEffect(() => {
    loadToasts().catch(console.warn)
    loadPicture('umbrella')
  }, [])

  return (
    <div className={styles.shell}>
      <Rail items={items} onSetUp={() => setSettingUp(true)} />
      <Boundary kind="screen" at={address} renderInstead={(again) => <FailedScreen again={again} home={home ?? '/'} />}>
        <Screen key={pathname} pathname={pathname} />
      </Boundary>
      <Search destinations={destinationsFor(permissions)} />
      <OfflineBar className={styles.offline} />
      {is_setting_up && <AccountSheet onClose={() => setSettingUp(false)} />}
    </div>
  )
}

function Screen({ pathname }: { pathname: string }) {
  const { permissions } = useMe()
  const found = ROUTES.flatMap((route) => {
    const params = permissions.includes(route.permission) ? matchPath(route.path, pathname) : null
    return params ? [{ route, params }] : []
  })[0]
  const title = found?.route.title ?? texts.nothingHere

  useTab(title)

  if (!found) {
    return (
      <Page title={texts.menu}>
        <Nothing title={texts.nothingHere} line={texts.nothingHereLine} />
      </Page>
    )
  }
  const { Screen: Found } = found.route
  return (
    <Suspense
      fallback={
        <Page title={title}>
          <WaitingRows />
        </Page>
      }
    >
      <Found params={found.params} />
    </Suspense>
  )
}
