import { useEffect } from 'react'
import { identityTexts } from '#identity/site/texts.ts'
import { inboxTexts } from '#inbox/site/texts.ts'
import { useIsOnline } from '#platform/site/browser/online.ts'
import { defineLatePart } from '#platform/site/late-part.tsx'
import { betsOffStore } from '#platform/site/session/bets-off.ts'
import { useSession } from '#platform/site/session/session.ts'
import { useTexts } from '#platform/site/texts.ts'
import { appTexts } from '../texts.ts'
import { OfflineNote } from './offline-note.tsx'
import { useOwnBreak } from './use-own-break.ts'

const BreakBanner = defineLatePart({
  load: async () => (await import('#identity/site/break/break-banner.tsx')).BreakBanner,
  texts: [identityTexts],
})

const InboxNews = defineLatePart({
  load: async () => (await import('#inbox/site/news/inbox-news.tsx')).InboxNews,
  texts: [inboxTexts],
})

/** The note above every screen while there is no line, or while the player is on a break; the bets are off then. It brings the news of the inbox, too. */
export function Notes() {
  const texts = useTexts(appTexts).notes
  const is_online = useIsOnline()
  const { is_member } = useSession()
  const current = useOwnBreak()
  const is_on_break = current !== null
  const text = is_on_break ? texts.on_break : is_online ? null : texts.no_line
  const break_text = is_on_break ? texts.break : null
  useEffect(() => {
    betsOffStore.set(text === null ? null : { text, break_text })
    return () => betsOffStore.set(null)
  }, [text, break_text])
  return (
    <>
      {!is_online && <OfflineNote />}
      {current && <BreakBanner at_once ends_at={current.ends_at} />}
      {is_member && <InboxNews />}
    </>
  )
}
