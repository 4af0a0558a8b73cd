import type { ReactNode } from 'react'
import type { Language } from '#contract/language.ts'
import styles from './flag.module.css'

const STAR = 'M0-10L2.2-3.1H9.5L3.6 1.2 5.9 8.1 0 3.8-5.9 8.1-3.6 1.2-9.5-3.1H-2.2Z'

const FLAGS: Record<Language, ReactNode> = {
  en: (
    <>
      <path fill="#1b2f7a" d="M0 0h24v24H0z" />
      <path stroke="#fff" strokeWidth="4.6" d="M0 0l24 24M24 0L0 24" />
      <path stroke="#c8142f" strokeWidth="1.7" d="M0 0l24 24M24 0L0 24" />
      <path stroke="#fff" strokeWidth="7" d="M12 0v24M0 12h24" />
      <path stroke="#c8142f" strokeWidth="4" d="M12 0v24M0 12h24" />
    </>
  ),
  mm: (
    <>
      <path fill="#fecb00" d="M0 0h24v8H0z" />
      <path fill="#34b233" d="M0 8h24v8H0z" />
      <path fill="#ea2839" d="M0 16h24v8H0z" />
      <path fill="#fff" d={STAR} transform="translate(12 12.4) scale(.88)" />
    </>
  ),
  zh: (
    <>
      <path fill="#de2910" d="M0 0h24v24H0z" />
      <g fill="#ffde00">
        <path d={STAR} transform="translate(8.6 11) scale(.46)" />
        <path d={STAR} transform="translate(15 5.8) rotate(24) scale(.16)" />
        <path d={STAR} transform="translate(17.4 8.8) rotate(46) scale(.16)" />
        <path d={STAR} transform="translate(17.4 12.8) scale(.16)" />
        <path d={STAR} transform="translate(15 16) rotate(20) scale(.16)" />
      </g>
    </>
  ),
  th: (
    <>
      <path fill="#a51931" d="M0 0h24v24H0z" />
      <path fill="#f4f5f8" d="M0 4h24v16H0z" />
      <path fill="#2d2a4a" d="M0 8h24v8H0z" />
    </>
  ),
}

export interface FlagProps {
  language: Language
  size?: number
}

/** A round flag; the language's name beside it is the content. */
export function Flag({ language, size = 24 }: FlagProps) {
  return (
    <svg className={styles.flag} viewBox="0 0 24 24" width={size} height={size} fill="none" aria-hidden="true">
      {FLAGS[language]}
    </svg>
  )
}
