import type { ReactNode } from 'react'
import { chatsCircleDuotone } from '../../icons.ts'
import styles from './channel-face.module.css'
import { CHANNEL_GLYPHS } from './channel-glyphs.ts'
import { type Glyph, Icon } from './icon.tsx'

export interface ChannelFaceProps {
  name: string
  glyph?: Glyph | undefined
  /** For a service that has no glyph. */
  picture: string | null
  /** The content below the name. */
  children: ReactNode
}

/** One way to reach the platform, as players see it and as the staff previews it. */
export function ChannelFace({ name, glyph = CHANNEL_GLYPHS[name], picture, children }: ChannelFaceProps) {
  return (
    <>
      <span className={styles.mark} data-known={glyph !== undefined || undefined}>
        {glyph || picture === null ? (
          <Icon glyph={glyph ?? chatsCircleDuotone} size={26} />
        ) : (
          <img src={picture} width="44" height="44" alt="" />
        )}
      </span>
      <span className={styles.who}>
        <b>{name}</b>
        {children}
      </span>
    </>
  )
}
