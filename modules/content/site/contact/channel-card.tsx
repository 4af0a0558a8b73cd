import type { Contact } from '#content/contract/player.ts'
import { useTexts } from '#platform/site/texts.ts'
import { ChannelFace } from '#ui/components/display/channel-face.tsx'
import { Icon } from '#ui/components/display/icon.tsx'
import { arrowSquareOutBold } from '#ui/icons.ts'
import { contentTexts } from '../texts.ts'
import styles from './contact.module.css'

/** One way to reach the platform; it opens beside the site. */
export function ChannelCard({ contact: { name, text, link, image } }: { contact: Contact }) {
  const { contact: texts } = useTexts(contentTexts)
  return (
    <a className={`card ${styles.channel}`} href={link} target="_blank" rel="noopener noreferrer">
      <ChannelFace name={name} picture={image}>
        <small>{text}</small>
        <span className="visually-hidden">{texts.new_tab}</span>
      </ChannelFace>
      <Icon glyph={arrowSquareOutBold} size={16} />
    </a>
  )
}
