import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '#ui/components/controls/button.tsx'
import { Chip } from '#ui/components/controls/chip.tsx'
import { Field } from '#ui/components/controls/field.tsx'
import { Segments } from '#ui/components/controls/segments.tsx'
import { Icon } from '#ui/components/display/icon.tsx'
import { formatMoney } from '#ui/components/display/money.tsx'
import { arrowRightBold } from '#ui/icons.ts'
import { useSession } from '../../../platform/session/session.ts'
import { useTexts } from '../../../platform/texts.ts'
import { walletTexts } from '../texts.ts'
import { WalletCard } from '../wallet-card.tsx'
import { allOf, amountText, type Direction, EXCHANGE_MIN, type Proposal, parseAmount, QUICK_AMOUNTS } from './amount.ts'
import styles from './exchange-form.module.css'

interface ExchangeFormProps {
  sending: boolean
  /** What stands under the amount: an error of the field, and a note on the whole. */
  error: string | null
  note: ReactNode
  hint?: ReactNode
  /** The name of the final button, with the amount that it moves. */
  submitLabel: (amount: string | null) => string
  /** What it begins with; main to game, and empty, without. */
  proposal?: Proposal
  /** An empty amount keeps the button off; the transfer page explains it instead. */
  allows_empty?: boolean
  /** Answers whether the money moved; then the form is as new. */
  onExchange: (direction: Direction, amount: string) => Promise<boolean>
  onChange: () => void
  onCancel?: () => void
}

/** Direction and amount of a move between main and game. */
export function ExchangeForm(props: ExchangeFormProps) {
  const texts = useTexts(walletTexts)
  const { user } = useSession()
  const [direction, setDirection] = useState<Direction>(props.proposal?.direction ?? 'mainToGame')
  const [amount, setAmount] = useState(props.proposal?.amount ?? '')
  const is_to_game = direction === 'mainToGame'
  const source = (is_to_game ? user?.main_balance : user?.balance) ?? 0
  const read = parseAmount(amount)

  const choose = (change: () => void) => {
    change()
    props.onChange()
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('amount')
    if (await props.onExchange(direction, amount)) {
      setAmount('')
      setDirection('mainToGame')
    } else if (field instanceof HTMLInputElement) field.focus()
  }

  const swap = (
    <button
      type="button"
      className={styles.swap}
      aria-label={texts.swap}
      onClick={() => choose(() => setDirection(is_to_game ? 'gameToMain' : 'mainToGame'))}
    >
      <span className={is_to_game ? styles.right : styles.left}>
        <Icon glyph={arrowRightBold} size={20} />
      </span>
    </button>
  )

  return (
    <form
      className={styles.form}
      data-unfinished={!is_to_game || undefined}
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <WalletCard between={swap} />
      <Segments
        label={texts.direction}
        items={[
          { href: 'mainToGame', label: texts.main_to_game, current: is_to_game },
          { href: 'gameToMain', label: texts.game_to_main, current: !is_to_game },
        ]}
        onSelect={(href) => choose(() => setDirection(href === 'gameToMain' ? 'gameToMain' : 'mainToGame'))}
      />
      <Field
        label={texts.amount}
        name="amount"
        type="number"
        inputMode="decimal"
        min={1}
        step="any"
        autoComplete="off"
        value={amount}
        suffix="Ks"
        error={props.error}
        hint={props.hint}
        onChange={(event) => choose(() => setAmount(event.target.value))}
      />
      <AmountChips amount={read} source={source} onChoose={(chosen) => choose(() => setAmount(String(chosen)))} />
      {props.note}
      <div className={props.onCancel ? styles.actions : undefined}>
        {props.onCancel && (
          <Button kind="secondary" onClick={props.onCancel}>
            {texts.cancel}
          </Button>
        )}
        <Button
          type="submit"
          wide
          busy={props.sending}
          busyLabel={texts.sending}
          disabled={amount === '' && !props.allows_empty}
        >
          {props.submitLabel(read === null ? null : amountText(read))}
        </Button>
      </div>
    </form>
  )
}

interface AmountChipsProps {
  amount: number | null
  /** The balance that the money comes from. */
  source: number
  onChoose: (amount: number) => void
}

function AmountChips({ amount, source, onChoose }: AmountChipsProps) {
  const texts = useTexts(walletTexts)
  const all = allOf(source)
  return (
    <div className={styles.chips}>
      {QUICK_AMOUNTS.map((quick) => (
        <Chip key={quick} pressed={amount === quick} disabled={quick > source} onClick={() => onChoose(quick)}>
          <span className="num">{formatMoney(quick)}</span>
        </Chip>
      ))}
      <Chip pressed={amount !== null && amount === all} disabled={all < EXCHANGE_MIN} onClick={() => onChoose(all)}>
        {texts.all}
      </Chip>
    </div>
  )
}
