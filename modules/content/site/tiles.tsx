import { type Glyph, Icon } from '#ui/components/display/icon.tsx'
import styles from './tiles.module.css'

/** Three short promises in a row. */
export function Tiles({ tiles }: { tiles: readonly { glyph: Glyph; text: string }[] }) {
  return (
    <ul className={styles.tiles}>
      {tiles.map(({ glyph, text }) => (
        <li key={text}>
          <Icon glyph={glyph} size={28} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
