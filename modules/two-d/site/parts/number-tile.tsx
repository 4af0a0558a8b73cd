import { classNames } from '#ui/components/class-names.ts'
import styles from './number-tile.module.css'

export interface NumberTileProps {
  num: string
  size?: 'sm' | 'lg'
  /** Not what will be, or was not what came. */
  is_faint?: boolean
}

/** A number as it lies on lacquer: what is chosen, and what came. */
export function NumberTile({ num, size, is_faint = false }: NumberTileProps) {
  return <span className={classNames(styles.tile, 'num', size && styles[size], is_faint && styles.faint)}>{num}</span>
}
