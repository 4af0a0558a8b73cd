import seals from '../../pictures/seals.svg?no-inline'

/** The ten providers in the foot of the page. */
export const SEAL_CODES = ['JILI', 'PP', 'PG', 'CQ9', 'JDB', 'JOKER', 'PS', 'KA', 'YB', 'SA'] as const
export type SealCode = (typeof SEAL_CODES)[number]

export interface SealProps {
  code: SealCode
  alt: string
}

/** A seal of our own drawing, for lacquer grounds; all ten are views of one picture that loads when it comes near. */
export function Seal({ code, alt }: SealProps) {
  return <img src={`${seals}#${code}`} width="96" height="44" alt={alt} loading="lazy" decoding="async" />
}
