import { useQuery } from '@tanstack/react-query'
import { HOTLINE } from '#content/contract/rules.ts'
import { CHANNEL_GLYPHS } from '#ui/components/display/channel-glyphs.ts'
import { Icon } from '#ui/components/display/icon.tsx'
import { headsetFill } from '#ui/icons.ts'
import { contactsQuery } from '../queries.ts'
import styles from './channel-icons.module.css'

/** The channels as a row of icons; its place is kept while they come. */
export function ChannelIcons() {
  const { data = [] } = useQuery(contactsQuery)
  return (
    <div className={styles.row}>
      {data.map(({ id, name, link, image }) => {
        const glyph = CHANNEL_GLYPHS[name] ?? (name === HOTLINE ? headsetFill : null)
        return (
          <a key={id} href={link} target="_blank" rel="noopener noreferrer" aria-label={name} title={name}>
            {glyph === null && image ? (
              <img src={image} width="24" height="24" alt="" />
            ) : (
              <Icon glyph={glyph ?? headsetFill} size={22} />
            )}
          </a>
        )
      })}
    </div>
  )
}
