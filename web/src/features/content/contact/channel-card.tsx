import type { Contact } from '#contract/content.ts'
import { CHANNEL_GLYPHS } from '#ui/channel-glyphs.ts'
import { Icon } from '#ui/icon.tsx'
import { arrowSquareOutBold } from '#ui/icons/arrow-square-out-bold.ts'
import { chatsCircleDuotone } from '#ui/icons/chats-circle-duotone.ts'
import { useTexts } from '../../../platform/texts.ts'
import { contentTexts } from '../texts.ts'
import styles from './contact.module.css'

/** One way to reach the house; it opens beside the site. */
export function ChannelCard({ contact }: { contact: Contact }) {
  const { contact: texts } = useTexts(contentTexts)
  const { name, text, link, image } = contact
  const glyph = CHANNEL_GLYPHS[name]
  return (
    <a className={`card ${styles.channel}`} href={link} target="_blank" rel="noopener noreferrer">
      <span className={styles.mark} data-channel={glyph ? name : undefined}>
        {glyph || image === null ? (
          <Icon glyph={glyph ?? chatsCircleDuotone} size={26} />
        ) : (
          <img src={image} width="44" height="44" alt="" />
        )}
      </span>
      <span className={styles.who}>
        <b>{name}</b>
        <small>{text}</small>
        <span className="visually-hidden">{texts.newTab}</span>
      </span>
      <Icon glyph={arrowSquareOutBold} size={16} />
    </a>
  )
}
