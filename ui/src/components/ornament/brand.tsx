const PETAL = 'M0 0C-12-12-9-27 0-34 9-27 12-12 0 0Z'
const SIDE_PETAL = 'M0 0C-8-7-7-16 0-20 7-16 8-7 0 0Z'

export interface BlossomProps {
  size?: number
}

/** The thazin orchid from the front: white on lacquer, jade on petal. */
export function Blossom({ size = 30 }: BlossomProps) {
  return (
    <svg viewBox="-34 -38 68 68" width={size} height={size} aria-hidden="true">
      <g fill="var(--blossom)" stroke="var(--blossom-shade)">
        {['', 'rotate(-118)', 'rotate(118)'].map((turn) => (
          <g key={turn} transform={turn || undefined}>
            <path d={PETAL} stroke="none" />
            <path d="M0-5V-27" strokeWidth="1.7" strokeLinecap="round" />
          </g>
        ))}
      </g>
      <g fill="var(--blossom-shade)">
        <path d={SIDE_PETAL} transform="rotate(-60)" />
        <path d={SIDE_PETAL} transform="rotate(60)" />
      </g>
      <path d="M0 2C8 8 7 15 0 19-7 15-8 8 0 2Z" fill="#e4b243" />
      <circle r="5" fill="#7a4c08" />
      <circle cy="-.7" r="3" fill="#fff3c9" />
    </svg>
  )
}

export interface WordmarkProps {
  /** NAME_LATIN or NAME_BURMESE of art/: anyone who shows one needs not carry the other. */
  outline: string
  height?: number
}

/** The name in Latin letters, in the colour of the text around it. */
export function Wordmark({ outline, height = 25 }: WordmarkProps) {
  return (
    <svg viewBox="0 -136 590 168" height={height} width={Math.round((height * 590) / 168)} aria-hidden="true">
      <path d={outline} fill="currentColor" />
      <path d="M446-130l17 18-17 19-17-19z" fill="#e4b243" />
    </svg>
  )
}

/** The name in Burmese letters. */
export function WordmarkMy({ outline, height = 30 }: WordmarkProps) {
  return (
    <svg viewBox="-8 -168 392 224" height={height} width={Math.round((height * 392) / 224)} aria-hidden="true">
      <path d={outline} fill="currentColor" />
    </svg>
  )
}
