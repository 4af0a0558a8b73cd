import { button, drawing, element } from '../shared/element.ts'
import { ICONS } from '../shared/icons.ts'
import { inKyat } from '../shared/money.ts'
import { frame_texts } from '../shared/texts.ts'
import { rules } from './rules.ts'
import { t } from './texts.ts'

/** A hundred is for looking; most begin with a thousand. */
const FIRST_BET = 2

export type Mode = 'betting' | 'deciding' | 'busy'

export interface Controls {
  bar: HTMLElement
  bet(): number
  show(mode: Mode, balance: number): void
}

interface Handlers {
  onDeal(): void
  onDecide(draws: boolean): void
}

/** The bet and the deal; then the one question of the game. */
export function createControls({ onDeal, onDecide }: Handlers): Controls {
  let index = Math.min(FIRST_BET, rules.bets.length - 1)
  let mode: Mode = 'busy'
  let balance = 0
  const bet = () => rules.bets[index] ?? 0

  const amount = element('b', { class: 'num' })
  const less = button(drawing(ICONS.minus), { class: 'step', 'aria-label': frame_texts.less, onclick: () => move(-1) })
  const more = button(drawing(ICONS.plus), { class: 'step', 'aria-label': frame_texts.more, onclick: () => move(1) })
  const deal = button('', { class: 'gold main-button', onclick: onDeal })
  const stand = button(t.stand, { class: 'tonal main-button', onclick: () => onDecide(false) })
  const draw = button(t.draw, { class: 'gold main-button', onclick: () => onDecide(true) })
  const line = element('p', { class: 'line' })
  const stepper = element(
    'div',
    { class: 'stepper' },
    less,
    element('div', { class: 'chosen' }, element('span', {}, t.bet), amount),
    more,
  )
  const row = element('div', { class: 'row' })

  function move(step: number): void {
    index = Math.min(rules.bets.length - 1, Math.max(0, index + step))
    write()
  }

  function write(): void {
    const at_stake = bet() * rules.times_max
    const is_enough = balance >= at_stake
    amount.textContent = `${inKyat(bet())} Ks`
    deal.textContent = `${t.deal} · ${inKyat(bet())} Ks`
    deal.disabled = mode === 'busy' || !is_enough
    less.disabled = mode === 'busy' || index === 0
    more.disabled = mode === 'busy' || index === rules.bets.length - 1
    line.textContent =
      mode === 'deciding'
        ? t.question
        : is_enough
          ? t.at_most(`${inKyat(at_stake)} Ks`)
          : t.needs(`${inKyat(at_stake)} Ks`)
    line.classList.toggle('short', mode === 'betting' && !is_enough)
  }

  return {
    bar: element('footer', { class: 'controls' }, line, row),
    bet,
    show(next, next_balance) {
      mode = next
      balance = next_balance
      if (mode === 'deciding') row.replaceChildren(stand, draw)
      else row.replaceChildren(stepper, deal)
      write()
      if (mode === 'deciding') draw.focus({ preventScroll: true })
    },
  }
}
