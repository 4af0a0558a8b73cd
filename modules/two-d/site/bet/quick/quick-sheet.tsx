import { useMemo, useState } from 'react'
import type { OverlayProps } from '#platform/site/overlay.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { Chip } from '#ui/components/controls/chip.tsx'
import { Sheet } from '#ui/components/overlays/sheet.tsx'
import type { DraftDraw } from '../../draft/stored-drafts.ts'
import { withReversed } from '../../rules/numbers.ts'
import { type DigitSetName, numbersOfDigits, numbersOfSet, type SetName } from '../../rules/sets.ts'
import { twoDTexts } from '../../texts.ts'
import { AddPreview } from '../preview/add-preview.tsx'
import styles from './quick-sheet.module.css'

const FAMILIES: readonly { title: 'known' | 'parity' | 'halves'; sets: readonly SetName[] }[] = [
  {
    title: 'known',
    sets: ['doubles', 'even_doubles', 'odd_doubles', 'power', 'nat_khat', 'thai_power', 'thai_nat_khat', 'brothers'],
  },
  {
    title: 'parity',
    sets: ['even_even', 'even_odd', 'odd_even', 'odd_odd', 'even_head', 'odd_head', 'even_tail', 'odd_tail'],
  },
  { title: 'halves', sets: ['small', 'big', 'block_00', 'block_20', 'block_40', 'block_60', 'block_80'] },
]
const DIGIT_SETS: readonly DigitSetName[] = ['head', 'tail', 'contains', 'break', 'round', 'round_doubles']
const DIGITS = [...'0123456789']

type Choice = { kind: 'set'; name: SetName } | { kind: 'digits'; name: DigitSetName; digits: string }

const numbersOf = (choice: Choice): string[] =>
  choice.kind === 'set' ? numbersOfSet(choice.name) : numbersOfDigits(choice.name, choice.digits)

/** Sets by their names, and sets of digits; what one would add stands below before it is added. */
export function QuickSheet({ open, onClose, draw, stake }: OverlayProps & { draw: DraftDraw | null; stake: number }) {
  const texts = useTexts(twoDTexts).quick
  const { quick_bet } = useTexts(twoDTexts).bet
  const { close } = useTexts(twoDTexts)
  const [choice, setChoice] = useState<Choice | null>(null)
  const [has_reverse, setReverse] = useState(false)
  const stakes = useMemo(() => {
    const nums = choice ? numbersOf(choice) : []
    return new Map((has_reverse ? withReversed(nums) : nums).map((num) => [num, stake]))
  }, [choice, has_reverse, stake])
  return (
    <Sheet open={open} onClose={onClose} title={quick_bet} closeLabel={close}>
      <div className={styles.sheet}>
        {FAMILIES.map(({ title, sets }) => (
          <section key={title} aria-label={texts[title]}>
            <h3>{texts[title]}</h3>
            <div className={styles.chips}>
              {sets.map((name) => (
                <Chip
                  key={name}
                  pressed={choice?.name === name}
                  onClick={() => setChoice(choice?.name === name ? null : { kind: 'set', name })}
                >
                  {texts.sets[name]}
                </Chip>
              ))}
            </div>
          </section>
        ))}
        <DigitSets choice={choice?.kind === 'digits' ? choice : null} onChoose={setChoice} />
        <div className={styles.chips}>
          <Chip pressed={has_reverse} onClick={() => setReverse(!has_reverse)}>
            {texts.with_reverse}
          </Chip>
        </div>
      </div>
      <div className={styles.end}>
        <AddPreview
          draw={draw}
          stakes={stakes}
          origins={choice ? [{ origin: { ...choice, has_reverse }, nums: [...stakes.keys()] }] : []}
          onAdded={onClose}
        />
      </div>
    </Sheet>
  )
}

interface DigitSetsProps {
  choice: (Choice & { kind: 'digits' }) | null
  onChoose: (choice: Choice | null) => void
}

function DigitSets({ choice, onChoose }: DigitSetsProps) {
  const texts = useTexts(twoDTexts).quick
  const name = choice?.name ?? 'head'
  const digits = choice?.digits ?? ''
  const toggle = (digit: string) => {
    const rest = digits.replace(digit, '')
    onChoose({ kind: 'digits', name, digits: rest === digits ? digits + digit : rest })
  }
  return (
    <section aria-label={texts.digits}>
      <h3>{texts.digits}</h3>
      <div className={styles.chips}>
        {DIGIT_SETS.map((each) => (
          <Chip
            key={each}
            pressed={choice?.name === each}
            onClick={() => onChoose({ kind: 'digits', name: each, digits })}
          >
            {texts.digit_sets[each]}
          </Chip>
        ))}
      </div>
      <div className={styles.digits} role="group" aria-label={texts.choose_digits}>
        {DIGITS.map((digit) => (
          <Chip key={digit} pressed={digits.includes(digit)} onClick={() => toggle(digit)}>
            <span className="num">{digit}</span>
          </Chip>
        ))}
      </div>
    </section>
  )
}
