import type { Language } from '#platform/contract/language.ts'
import flags from '../../pictures/flags.svg?no-inline'
import styles from './flag.module.css'

export interface FlagProps {
  language: Language
  size?: number
}

/** A round flag, a part of one picture of them all; the language's name beside it is the content. */
export function Flag({ language, size = 24 }: FlagProps) {
  return <img className={styles.flag} src={`${flags}#${language}`} width={size} height={size} alt="" loading="lazy" />
}
