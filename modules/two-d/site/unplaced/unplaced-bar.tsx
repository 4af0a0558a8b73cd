import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { Link, useAddress } from '#platform/site/navigation.tsx'
import type { OverlayProps } from '#platform/site/overlay.tsx'
import { useSession } from '#platform/site/session/session.ts'
import { useTexts } from '#platform/site/texts.ts'
import { secondsUntil, serverNow } from '#platform/site/time/server-clock.ts'
import { Button, buttonClass } from '#ui/components/controls/button.tsx'
import { Icon } from '#ui/components/display/icon.tsx'
import { Money } from '#ui/components/display/money.tsx'
import { xBold } from '#ui/icons.ts'
import { clearDraft, moveDraft, useDrafts } from '../draft/draft.ts'
import { type Draft, type DraftDraw, totalOf } from '../draft/stored-drafts.ts'
import { nextDraw, useDraws } from '../draws.ts'
import { betHref, confirmHref, sessionLabel } from '../session.ts'
import { twoDTexts } from '../texts.ts'
import styles from './unplaced-bar.module.css'

/** Home and the lottery's own first page, where a player looks for what they had chosen. */
const PLACES = ['/', '/2d']
/** How often it is looked whether the draw has closed meanwhile. */
const LOOK_MS = 5_000

/** Numbers that are chosen and not yet placed, over the pages that lead to the lottery. */
export function UnplacedBar({ open, onLeft }: { onLeft: () => void } & OverlayProps) {
  const { pathname } = useAddress()
  const { is_member } = useSession()
  const draft = useFirstDraft()
  const notifyLeft = useEffectEvent(onLeft)
  useEffect(() => () => notifyLeft(), [])
  if (!open || !is_member || !draft || !PLACES.includes(pathname)) return null
  // A key for each draw: the question about one draw must not stay open for the next.
  return <Bar key={`${draft.draw.session} ${draft.draw.cutoff_at}`} draft={draft} is_above={pathname === '/2d'} />
}

/** `is_above`: the page has a bar of its own at its foot. */
function Bar({ draft: { draw, stakes }, is_above }: { draft: Draft; is_above: boolean }) {
  const texts = useTexts(twoDTexts).unplaced
  const [is_asked, setAsked] = useState(false)
  const is_closed = isClosed(draw)
  return (
    <section className={`${styles.bar} on-lacquer`} data-above={is_above} data-offer="" aria-label={texts.label}>
      {is_asked ? (
        <>
          <p className={styles.words}>{texts.sure}</p>
          <Button kind="secondary" size="sm" onClick={() => setAsked(false)}>
            {texts.no}
          </Button>
          <Button kind="danger" size="sm" onClick={() => clearDraft(draw)}>
            {texts.yes}
          </Button>
        </>
      ) : (
        <>
          <p className={styles.words}>
            <b>
              {texts.chosen(stakes.size)} · <Money amount={totalOf(stakes)} />
            </b>
            {draw.session && <small>{(is_closed ? texts.closed : texts.closes)(sessionLabel(draw.session))}</small>}
          </p>
          {is_closed ? <NextDraw draw={draw} /> : <GoOn draw={draw}>{texts.go_on}</GoOn>}
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
function GoOn({ draw, children }: { draw: DraftDraw; children: ReactNode }) {
  const href = draw.session ? confirmHref(draw.session) : betHref(null)
  return (
    <Link className={action} href={href}>
      {children}
    </Link>
  )
}

/** Their draw takes nothing more; the numbers come along to the next one. */
function NextDraw({ draw }: { draw: DraftDraw }) {
  const texts = useTexts(twoDTexts).unplaced
  const next = nextDraw(useDraws(), serverNow())
  if (!next) return null
  return (
    <Link className={action} href={betHref(next.session)} onClick={() => moveDraft(draw, next)}>
      {texts.next(sessionLabel(next.session))}
    </Link>
  )
}

/** Of several those that can be placed still, and the last ones that were chosen. */
function useFirstDraft(): Draft | undefined {
  const drafts = useDrafts()
  const [, lookAgain] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => lookAgain((count) => count + 1), LOOK_MS)
    return () => clearInterval(timer)
  }, [])
  return drafts.find(({ draw }) => !isClosed(draw)) ?? drafts[0]
}

const isClosed = ({ cutoff_at }: DraftDraw) => cutoff_at !== null && secondsUntil(cutoff_at) === 0
