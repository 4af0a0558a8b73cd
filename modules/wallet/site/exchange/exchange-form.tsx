import { type FormEvent, type ReactNode, useState } from 'react'
import { useBreakText } from '#platform/site/session/bets-off.ts'
import { useSession } from '#platform/site/session/session.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { Chip } from '#ui/components/controls/chip.tsx'
import { Field } from '#ui/components/controls/field.tsx'
import { Segments } from '#ui/components/controls/segments.tsx'
import { Icon } from '#ui/components/display/icon.tsx'
import { formatMoney } from '#ui/components/display/money.tsx'
import { arrowRightBold } from '#ui/icons.ts'
import { walletTexts } from '../texts.ts'
import { WalletCard } from '../wallet-card.tsx'
import {
  allOf,
  amountText,
  type Direction,
  EXCHANGE_MIN,
  type Proposal,
  parseAmount,
  QUICK_AMOUNTS,
  roundedUp,
  typedAmount,
} from './amount.ts'
import styles from './exchange-form.module.css'

interface ExchangeFormProps {
  sending: boolean
  /** The fault of an amount as the player types it; an empty field has one only when the button is pressed. */
  errorOf: (amount: string) => string | null
  /** On the whole. */
  note: ReactNode
  hint?: ReactNode
  /** The name of the final button, with the amount that it moves. */
  submitLabel: (amount: string | null) => string
  /** The first direction and amount; without it main to game, and empty. */
  proposal?: Proposal
  /** An empty amount keeps the button off; the transfer page explains it instead. */
  allows_empty?: boolean
  /** Answers whether the money moved; then the form is as new. */
  onExchange: (direction: Direction, amount: number) => Promise<boolean>
  onChange: () => void
  onCancel?: () => void
}

/** Direction and amount of a move between main and game. */
export function ExchangeForm(props: ExchangeFormProps) {
  const texts = useTexts(walletTexts)
  const { user } = useSession()
  const [chosen, setDirection] = useState<Direction>(props.proposal?.direction ?? 'mainToGame')
  const is_on_break = useBreakText() !== null
  // On a break money leaves the games; nothing offers the other direction.
  const direction = is_on_break ? 'gameToMain' : chosen
  const [amount, setAmount] = useState(props.proposal?.amount ?? '')
  const [is_judged, setJudged] = useState(false)
  const is_to_game = direction === 'mainToGame'
  const source = (is_to_game ? user?.main_balance : user?.balance) ?? 0
  const read = parseAmount(amount)
  const error = amount !== '' || is_judged ? props.errorOf(amount) : null
  // The platform has the last word: a bet may have won since the balance was asked for.
  const missing = user && read !== null && read > source ? read - source : 0

  const choose = (change: () => void) => {
    change()
    setJudged(false)
    props.onChange()
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('amount')
    setJudged(true)
    if (read !== null && (await props.onExchange(direction, read))) {
      setJudged(false)
      setAmount('')
      setDirection('mainToGame')
    } else if (field instanceof HTMLInputElement) field.focus()
  }

  const swap = (
    <button
      type="button"
      className={styles.swap}
      data-offer=""
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
          ...(is_on_break ? [] : [{ href: 'mainToGame', label: texts.main_to_game, current: is_to_game }]),
          { href: 'gameToMain', label: texts.game_to_main, current: !is_to_game },
        ]}
        onSelect={(href) => choose(() => setDirection(href === 'gameToMain' ? 'gameToMain' : 'mainToGame'))}
      />
      <Field
        label={texts.amount}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        value={amount}
        suffix="Ks"
        error={error}
        hint={missing > 0 ? texts.missing(amountText(roundedUp(missing))) : props.hint}
        onChange={(event) => choose(() => setAmount(typedAmount(event.target.value)))}
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
