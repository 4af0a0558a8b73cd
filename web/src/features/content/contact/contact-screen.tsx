import { useQuery } from '@tanstack/react-query'
import { HOTLINE } from '#contract/content-rules.ts'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { chatsCircleDuotone } from '#ui/icons/chats-circle-duotone.ts'
import { headsetDuotone } from '#ui/icons/headset-duotone.ts'
import { lightningDuotone } from '#ui/icons/lightning-duotone.ts'
import { PageHead } from '#ui/page-head.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { usePageTitle } from '../../../platform/page-title.ts'
import { useTexts } from '../../../platform/texts.ts'
import { contactsQuery } from '../queries.ts'
import { contentTexts } from '../texts.ts'
import { Tiles } from '../tiles.tsx'
import { ChannelCard } from './channel-card.tsx'
import styles from './contact.module.css'
import { Welcome } from './welcome.tsx'

/** /contact */
export function ContactScreen() {
  const { contact: texts } = useTexts(contentTexts)
  usePageTitle(texts.title)
  return (
    <div className={styles.screen}>
      <PageHead title={texts.title} />
      <Contacts />
    </div>
  )
}

function Contacts() {
  const { contact: texts, tryAgain } = useTexts(contentTexts)
  const { data, isPending } = useQuery(contactsQuery)
  if (isPending) {
    return (
      <div className={styles.wait}>
        <Spinner label={texts.loading} />
      </div>
    )
  }
  if (!data) {
    // The page as a whole, as the specification asks: what kept this list away may have kept other things away.
    const again = <Button onClick={() => location.reload()}>{tryAgain}</Button>
    return (
      <div role="alert">
        <Empty art="umbrella" title={texts.failed} action={again} />
      </div>
    )
  }
  const hotline = data.find(({ name }) => name === HOTLINE)
  const channels = data.filter((contact) => contact !== hotline)
  return (
    <>
      <Welcome hotline={hotline ?? null} />
      {channels.length === 0 ? (
        <Empty art="doll" title={texts.none} line={texts.noneLine} />
      ) : (
        <ul className={styles.channels} aria-label={texts.channels}>
          {channels.map((contact) => (
            <li key={contact.id}>
              <ChannelCard contact={contact} />
            </li>
          ))}
        </ul>
      )}
      <Tiles
        tiles={[
          { glyph: headsetDuotone, text: texts.always },
          { glyph: lightningDuotone, text: texts.quick },
          { glyph: chatsCircleDuotone, text: texts.many },
        ]}
      />
    </>
  )
}
