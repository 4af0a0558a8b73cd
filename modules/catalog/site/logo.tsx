import styles from './logo.module.css'
import { Picture } from './shared/parts/picture.tsx'

interface LogoProps {
  src: string | null
  /** Written beside it. */
  name: string
  width: number
  height: number
}

/** The picture of a provider or of a game of another site; where there is none, the first letters of the name. */
export function Logo({ src, name, ...size }: LogoProps) {
  if (src !== null) return <Picture src={src} alt="" {...size} />
  return (
    <span className={styles.initials} aria-hidden="true" data-picture="">
      {initialsOf(name)}
    </span>
  )
}

/** Of two words, or the first two of one. */
function initialsOf(name: string): string {
  const [first = '', second = ''] = name.split(/[\s-]+/).filter(Boolean)
  return [...first].slice(0, second ? 1 : 2).join('') + ([...second][0] ?? '')
}
