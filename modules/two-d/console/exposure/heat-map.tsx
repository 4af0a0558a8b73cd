import type { TwoDExposure } from '#two-d/contract/limits-staff.ts'
import { Icon } from '#ui/components/display/icon.tsx'
import { formatMoney } from '#ui/components/display/money.tsx'
import { lockSimpleFill } from '#ui/icons.ts'
import { texts } from '../texts.ts'
import styles from '../two-d.module.css'

export type ExposureFigure = 'staked' | 'liability' | 'ggr'

interface HeatMapProps {
  exposure: TwoDExposure
  shown: ExposureFigure
  chosen: readonly string[]
  /** Chooses all of them, or lets them go where all are chosen. */
  onChoose: (nums: string[]) => void
}

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

/** Ten by ten: heads down, tails across. The warmer a number, the more of its limit is taken. */
export function HeatMap({ exposure, shown, chosen, onChoose }: HeatMapProps) {
  return (
    <div className={styles.map}>
      {DIGITS.map((head) => (
        <div key={head} className={styles.row}>
          <button
            type="button"
            className={styles.headCell}
            title={texts.head(head)}
            onClick={() => onChoose(DIGITS.map((tail) => `${head}${tail}`))}
          >
            {`${head}–`}
          </button>
          {exposure.numbers.slice(head * 10, head * 10 + 10).map((one) => (
            <button
              key={one.num}
              type="button"
              className={styles.cell}
              style={{ '--taken': takenOf(one), '--heat': Math.sqrt(takenOf(one)) }}
              data-closed={one.is_closed || undefined}
              data-loses={(shown === 'ggr' && one.ggr < 0) || undefined}
              aria-pressed={chosen.includes(one.num)}
              title={titleOf(one)}
              onClick={() => onChoose([one.num])}
            >
              <b>
                {one.num}
                {one.is_closed && <Icon glyph={lockSimpleFill} size={12} />}
                {one.is_own && <i aria-hidden="true">*</i>}
              </b>
              <span>{shortly(one[shown])}</span>
            </button>
          ))}
        </div>
      ))}
    </div>
  )
}

type One = TwoDExposure['numbers'][number]

/** Of its limit, from 0 to 1; a number that takes nothing is full. */
const takenOf = ({ staked, number_limit }: One) => (number_limit === 0 ? 1 : Math.min(1, staked / number_limit))

function titleOf({ num, staked, liability, ggr, number_limit, is_own, is_closed }: One): string {
  const facts = [
    `${texts.staked} ${formatMoney(staked)} / ${formatMoney(number_limit)}${is_own ? ` (${texts.ownLimit})` : ''}`,
    `${texts.liability} ${formatMoney(liability)}`,
    `${texts.ggr} ${formatMoney(ggr)}`,
  ]
  return `${num}: ${[...facts, ...(is_closed ? [texts.closedNumber] : [])].join(', ')}`
}

const MILLION = 1_000_000
const THOUSAND = 1_000
/** 1.2M, 350k: a cell is narrow, and its title has the whole of it. */
function shortly(amount: number): string {
  const size = Math.abs(amount)
  if (size >= MILLION) return `${trimmed(amount / MILLION)}M`
  return size >= THOUSAND ? `${trimmed(amount / THOUSAND)}k` : String(Math.round(amount))
}
const trimmed = (number: number) =>
  Math.abs(number) >= 100 ? number.toFixed(0) : number.toFixed(1).replace(/\.0$/, '')
