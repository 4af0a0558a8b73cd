interface FanCard {
  rank: string
  color: string
  /** Around 0 0, 20 high. */
  suit: string
  /** Degrees around the fan's foot. */
  turn: number
}

const SPADE =
  'M0-10C3-6 9-2.5 9 2.6a4.5 4.5 0 0 1-7.6 3C1.7 7.5 2.4 9.2 4 10h-8c1.6-.8 2.3-2.5 2.6-4.4a4.5 4.5 0 0 1-7.6-3C-9-2.5-3-6 0-10z'
const HEART = 'M0 10C-3 6-9 2-9-4a4.8 4.8 0 0 1 9-2.4A4.8 4.8 0 0 1 9-4c0 6-6 10-9 14z'
const CARDS: FanCard[] = [
  { rank: '4', color: '#b5122e', suit: HEART, turn: -17 },
  { rank: 'A', color: '#0b2f29', suit: SPADE, turn: 0 },
  { rank: '4', color: '#0b2f29', suit: SPADE, turn: 17 },
]

/** Four, ace and four: the nine that gives the game its name. */
export function CardFan({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 260 150" aria-hidden="true">
      {CARDS.map(({ rank, color, suit, turn }) => (
        <g key={turn} transform={`rotate(${turn} 130 330)`}>
          <rect x="88" y="12" width="84" height="118" rx="9" fill="#fffdf6" stroke="#e3b144" strokeWidth="1.5" />
          <g fill={color}>
            <text x="102" y="38" textAnchor="middle" fontSize="22" fontWeight="800">
              {rank}
            </text>
            <path d={suit} transform="translate(102 54) scale(.8)" />
            <path d={suit} transform="translate(132 80) scale(2.1)" />
          </g>
        </g>
      ))}
    </svg>
  )
}
