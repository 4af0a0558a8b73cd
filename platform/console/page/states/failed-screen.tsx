import { useQueryClient } from '@tanstack/react-query'
import { Button, buttonClass } from '#ui/components/controls/button.tsx'
import { Empty } from '#ui/components/display/empty.tsx'
import { texts } from '../../texts.ts'
import { type Address, Link, useAddress } from '../navigation.tsx'
import { Page } from '../page.tsx'
import styles from './failed-screen.module.css'

/** Where a second try is made: code that did not come is not asked for again by the page that lacks it. */
let tried_at: Address | null = null

/** Stands in place of a screen that has thrown, or whose code is gone after an update; the menu beside it stays. */
export function FailedScreen({ again, home }: { again: () => void; home: string }) {
  const queries = useQueryClient()
  const address = useAddress()
  const tryAgain = () => {
    if (tried_at === address) return location.reload()
    tried_at = address
    // A query without a reader belongs to the failed screen.
    queries.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => queryKey[0] !== 'session' })
    again()
  }
  return (
    <Page title={texts.screenFailed}>
      <div role="alert">
        <Empty
          art="umbrella"
          title={texts.screenFailed}
          line={texts.screenFailedLine}
          action={
            <div className={styles.ways}>
              <Button onClick={tryAgain}>{texts.tryAgain}</Button>
              <Link className={buttonClass({ kind: 'secondary' })} href={home}>
                {texts.home}
              </Link>
            </div>
          }
        />
      </div>
    </Page>
  )
}
