import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { Button, buttonClass } from '#ui/components/controls/button.tsx'
import { Icon } from '#ui/components/display/icon.tsx'
import { Money } from '#ui/components/display/money.tsx'
import { xBold } from '#ui/icons.ts'
import { Link, useAddress } from '../../../platform/navigation.tsx'
import type { OverlayProps } from '../../../platform/overlay.tsx'
import { useSession } from '../../../platform/session/session.ts'
import { useTexts } from '../../../platform/texts.ts'
import { secondsUntil, serverNow } from '../../../platform/time/server-clock.ts'
import { clearDraft, totalOf, useDraft } from '../draft/draft.ts'
import { nextDraw, useDraws } from '../draws.ts'
import { betHref, confirmHref, parseSession, sessionLabel } from '../session.ts'
import { getStoredDraw, type StoredDraw } from './stored-draw.ts'
import { unplacedTexts } from './texts.ts'
import styles from './unplaced-bar.module.css'

/** Home and the lottery's own first page, where a player looks for what they had chosen. */
const PLACES = ['/', '/2d']
/** How often it is looked whether the draw has closed meanwhile. */
const LOOK_MS = 5_000

/** Numbers that are chosen and not yet placed, over the pages that lead to the lottery. */
export function UnplacedBar({ open, onLeft }: { onLeft: () => void } & OverlayProps) {
  const { pathname } = useAddress()
  const { is_member } = useSession()
  const has_numbers = useDraft().size > 0
  const notifyLeft = useEffectEvent(onLeft)
  useEffect(() => () => notifyLeft(), [])
  if (!open || !is_member || !has_numbers || !PLACES.includes(pathname)) return null
  return <Bar is_above={pathname === '/2d'} />
}

/** `is_above`: the page has a bar of its own at its foot. */
function Bar({ is_above }: { is_above: boolean }) {
  const texts = useTexts(unplacedTexts)
  const stakes = useDraft()
  const [is_asked, setAsked] = useState(false)
  const draw = getStoredDraw()
  const is_closed = useIsClosed(draw)
  return (
    <section className={`${styles.bar} on-lacquer`} data-above={is_above} aria-label={texts.label}>
      {is_asked ? (
        <>
          <p className={styles.words}>{texts.sure}</p>
          <Button kind="secondary" size="sm" onClick={() => setAsked(false)}>
            {texts.no}
          </Button>
          <Button kind="danger" size="sm" onClick={clearDraft}>
            {texts.yes}
          </Button>
        </>
      ) : (
        <>
          <p className={styles.words}>
            <b>
              {texts.chosen(stakes.size)} · <Money amount={totalOf(stakes)} />
            </b>
            {draw && <small>{(is_closed ? texts.closed : texts.closes)(sessionLabel(draw.session))}</small>}
          </p>
          {is_closed ? <NextDraw /> : <GoOn draw={draw}>{texts.go_on}</GoOn>}
          <button type="button" className={styles.drop} aria-label={texts.drop} onClick={() => setAsked(true)}>
            <Icon glyph={xBold} size={18} />
          </button>
        </>
      )}
    </section>
  )
}

const action = `${buttonClass({ kind: 'gold', size: 'sm' })} ${styles.action}`

/** To the slip of their draw. Without a known draw, to the numbers: there the next one that is open is named. */
function GoOn({ draw, children }: { draw: StoredDraw | null; children: ReactNode }) {
  const href = draw ? confirmHref(parseSession(null, draw.session)) : betHref(null)
  return (
    <Link className={action} href={href}>
      {children}
    </Link>
  )
}

/** Their draw takes nothing more; the numbers may be meant for the next one. */
function NextDraw() {
  const texts = useTexts(unplacedTexts)
  const next = nextDraw(useDraws(), serverNow())
  if (!next) return null
  return (
    <Link className={action} href={betHref(next.session)}>
      {texts.next(sessionLabel(next.session))}
    </Link>
  )
}

function useIsClosed(draw: StoredDraw | null): boolean {
  const [, lookAgain] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => lookAgain((count) => count + 1), LOOK_MS)
    return () => clearInterval(timer)
  }, [])
  return draw !== null && secondsUntil(draw.cutoff_at) === 0
}
