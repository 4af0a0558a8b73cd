import type { ReactNode } from 'react'
import { Icon } from '#ui/components/display/icon.tsx'
import { arrowsClockwiseRegular } from '#ui/icons.ts'
import { useOnline } from '../call/connection.ts'
import { useNow } from '../figures/use-now.ts'
import { texts } from '../texts.ts'
import { Kbd } from './keys/kbd.tsx'
import styles from './page.module.css'
import { SearchButton } from './search-button.tsx'

export interface KeyHint {
  keys: string[]
  does: string
}

export interface PageProps {
  title: string
  /** Numbers beside the title. */
  facts?: ReactNode
  /** A SearchBox, or the button of the page; the search of everything stands behind it. */
  tools?: ReactNode
  hints?: KeyHint[]
  /** When the list was last answered; for lists that ask by themselves. */
  updated_at?: number
  is_offline?: boolean
  /** The chosen one of the list, always on the right. */
  aside?: ReactNode
  asideLabel?: string
  children: ReactNode
}

/** The frame of a screen: a head, a list, what is chosen of it, and the keys that work here. */
export function Page({
  title,
  facts,
  tools,
  hints = [],
  updated_at,
  is_offline,
  aside,
  asideLabel,
  children,
}: PageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <h1>{title}</h1>
        {facts}
        <div className={styles.tools}>
          {tools}
          <SearchButton />
        </div>
      </header>
      <div className={aside === undefined ? styles.whole : styles.split}>
        <main className={styles.main}>{children}</main>
        {aside !== undefined && (
          <aside className={styles.aside} aria-label={asideLabel}>
            {aside}
          </aside>
        )}
      </div>
      <footer className={styles.keys}>
        {hints.map(({ keys, does }) => (
          <span key={does}>
            {keys.map((key) => (
              <Kbd key={key} name={key} />
            ))}
            {does}
          </span>
        ))}
        {updated_at !== undefined && <Freshness updated_at={updated_at} is_offline={is_offline === true} />}
      </footer>
    </div>
  )
}

/** A word for what is hardly a moment old: a number that flickers between 0 and 2 tells nothing. */
const FRESH_SECONDS = 4

function Freshness({ updated_at, is_offline }: { updated_at: number; is_offline: boolean }) {
  const seconds = Math.floor((useNow() - updated_at) / 1000)
  // A query that waits for the network has no failure to show.
  const is_online = useOnline()
  if (is_offline || !is_online) {
    return (
      <span className={styles.late} role="status">
        {texts.offline}
      </span>
    )
  }
  return (
    <span className={styles.fresh}>
      <Icon glyph={arrowsClockwiseRegular} size={15} />
      <span className="num">{seconds < FRESH_SECONDS ? texts.updatedNow : texts.updatedAgo(seconds)}</span>
    </span>
  )
}

export function Fact({ children }: { children: ReactNode }) {
  return <p className={styles.fact}>{children}</p>
}
