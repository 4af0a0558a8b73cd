import { useQuery } from '@tanstack/react-query'
import { HOTLINE } from '#content/contract/rules.ts'
import { usePageTitle } from '#platform/site/browser/page-title.ts'
import { useQuery as useAddressQuery } from '#platform/site/navigation.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { Empty } from '#ui/components/display/empty.tsx'
import { PageHead } from '#ui/components/display/page-head.tsx'
import { chatsCircleDuotone, headsetDuotone, lightningDuotone } from '#ui/icons.ts'
import { Failure } from '../failure.tsx'
import page from '../page.module.css'
import { contactsQuery } from '../queries.ts'
import { contentTexts } from '../texts.ts'
import { Tiles } from '../tiles.tsx'
import { Waiting } from '../waiting.tsx'
import { ChannelCard } from './channel-card.tsx'
import styles from './contact.module.css'
import { RequestNumber } from './request-number.tsx'
import { Welcome } from './welcome.tsx'

/** /contact */
export function ContactScreen() {
  const { contact: texts } = useTexts(contentTexts)
  const number = useAddressQuery('deposit')
  usePageTitle(texts.title)
  return (
    <div className={`${page.screen} ${styles.screen}`}>
      <PageHead title={texts.title} />
      {number !== null && /^\d{1,12}$/.test(number) && <RequestNumber number={Number(number)} />}
      <Contacts />
    </div>
  )
}

function Contacts() {
  const { contact: texts } = useTexts(contentTexts)
  const { data, isPending } = useQuery(contactsQuery)
  if (isPending) return <Waiting label={texts.loading} />
  // The page as a whole, as the specification asks: what kept this list away may have kept other things away.
  if (!data) return <Failure title={texts.failed} onAgain={() => location.reload()} />
  const hotline = data.find(({ name }) => name === HOTLINE)
  const channels = data.filter((contact) => contact !== hotline)
  return (
    <>
      <Welcome hotline={hotline ?? null} />
      {channels.length === 0 ? (
        <Empty art="doll" title={texts.none} line={texts.none_line} />
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
