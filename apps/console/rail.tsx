import { useEffect, useRef } from 'react'
import { signOut, useMe } from '#platform/console/call/me.ts'
import { Link, useAddress } from '#platform/console/page/navigation.tsx'
import { ROLE_NAMES } from '#platform/console/role-names.ts'
import { sayFailure } from '#platform/console/say.ts'
import { NAME_LATIN } from '#ui/art/name-latin.ts'
import { classNames } from '#ui/components/class-names.ts'
import { Icon } from '#ui/components/display/icon.tsx'
import { Blossom, Wordmark } from '#ui/components/ornament/brand.tsx'
import { lockSimpleFill, signOutBold } from '#ui/icons.ts'
import { HistoryLine } from './history-line.tsx'
import type { MenuItem } from './routes.ts'
import styles from './shell.module.css'
import { texts } from './texts.ts'
import { useWaiting, writeCount } from './use-waiting.ts'

export function Rail({ items, onSetUp }: { items: MenuItem[]; onSetUp: () => void }) {
  const { pathname } = useAddress()
  const waiting = useWaiting()
  const nav = useRef<HTMLElement>(null)
  // A low window has no space for all of them.
  const here = items.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`))?.path
  useEffect(() => {
    if (here !== undefined) nav.current?.querySelector(`[href="${here}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [here])
  return (
    <section className={classNames('on-lacquer', styles.rail)} aria-label={texts.menu}>
      <div className={styles.brand}>
        <Blossom size={28} />
        <Wordmark outline={NAME_LATIN} height={23} />
      </div>
      <nav ref={nav} className={styles.nav} aria-label={texts.screens}>
        {items.map((item) => {
          const is_here = item.path === here
          const { glyph, chosenGlyph, counts, begins_group } = item.menu
          const count = counts && waiting[counts]?.waiting
          return (
            <div key={item.path}>
              {begins_group && items[0] !== item && <div className={styles.gap} />}
              <Link
                href={item.path}
                className={styles.item}
                aria-current={is_here ? 'page' : undefined}
                title={item.title}
              >
                <Icon glyph={is_here ? chosenGlyph : glyph} size={20} />
                <span className={styles.label}>{item.title}</span>
                {count ? (
                  <span className={classNames('num', styles.count)}>
                    {writeCount(count)} <span className="visually-hidden">{texts.waiting}</span>
                  </span>
                ) : null}
              </Link>
            </div>
          )
        })}
      </nav>
      <HistoryLine />
      <WhoAmI onSetUp={onSetUp} />
    </section>
  )
}

function WhoAmI({ onSetUp }: { onSetUp: () => void }) {
  const { user_name, role } = useMe()
  const leave = async () => {
    try {
      await signOut()
    } catch (error) {
      sayFailure(error)
    }
  }
  return (
    <div className={styles.me}>
      <span className={styles.initials} aria-hidden="true">
        {user_name.slice(0, 2).toUpperCase()}
      </span>
      <span className={styles.who}>
        <b>{user_name}</b>
        <small>{ROLE_NAMES[role]}</small>
      </span>
      <button type="button" className={styles.out} aria-label={texts.account} title={texts.account} onClick={onSetUp}>
        <Icon glyph={lockSimpleFill} size={18} />
      </button>
      <button
        type="button"
        className={styles.out}
        aria-label={`${texts.signOut}: ${user_name}`}
        title={texts.signOut}
        onClick={() => void leave()}
      >
        <Icon glyph={signOutBold} size={18} />
      </button>
    </div>
  )
}
