import { useTexts } from '#platform/site/texts.ts'
import { classNames } from '#ui/components/class-names.ts'
import { Icon } from '#ui/components/display/icon.tsx'
import { formatMoney, Money } from '#ui/components/display/money.tsx'
import { checkCircleFill, userFill, warningCircleFill } from '#ui/icons.ts'
import type { ParsedList, ParsedPiece } from '../../rules/list/parse-list.ts'
import { twoDTexts } from '../../texts.ts'
import styles from './list-sheet.module.css'

/** The pieces that were understood, in the player's own text, each with its numbers and its sum. */
export function ParsedLines({ lines, differs }: Pick<ParsedList, 'lines' | 'differs'>) {
  const texts = useTexts(twoDTexts).list
  const pieces = lines.flatMap(({ at, pieces }) => pieces.map((piece, index) => ({ key: `${at}-${index}`, piece })))
  if (pieces.length === 0) return null
  return (
    <ul className={styles.read} aria-label={texts.understood}>
      {pieces.map(({ key, piece }) => (
        <li key={key}>
          <Piece piece={piece} differs={differs} />
        </li>
      ))}
    </ul>
  )
}

function Piece({ piece, differs }: { piece: ParsedPiece } & Pick<ParsedList, 'differs'>) {
  const texts = useTexts(twoDTexts).list
  if (piece.kind === 'name') {
    return (
      <p className={styles.name}>
        <Icon glyph={userFill} size={16} />
        {texts.name} <b>{piece.text}</b>
      </p>
    )
  }
  if (piece.kind === 'total') {
    const is_wrong = piece.written === differs?.written
    return (
      <p className={classNames(styles.name, is_wrong && styles.wrong)}>
        <Icon glyph={is_wrong ? warningCircleFill : checkCircleFill} size={16} />
        {texts.total} <b className="num">{formatMoney(piece.written)} Ks</b>
      </p>
    )
  }
  return (
    <>
      <p className={styles.piece}>
        <b>{piece.text}</b>
        <Money amount={piece.sum} />
      </p>
      {byStake(piece.stakes).map(([stake, nums]) => (
        <p key={stake} className={`${styles.numbers} num`}>
          {nums.join(' ')} <span>· {texts.each(nums.length, formatMoney(stake))}</span>
        </p>
      ))}
    </>
  )
}

/** Numbers that get the same stake stand together, in the order of the stakes as they were written. */
function byStake(stakes: (ParsedPiece & { kind: 'bets' })['stakes']): [number, string[]][] {
  const groups = new Map<number, string[]>()
  for (const [num, stake] of stakes) groups.set(stake, [...(groups.get(stake) ?? []), num])
  return [...groups]
}
