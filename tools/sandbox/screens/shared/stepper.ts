import { button, drawing, element } from './element.ts'
import { ICONS } from './icons.ts'
import { withUnit } from './money.ts'
import { frame_texts as t } from './texts.ts'

export interface Stepper {
  node: HTMLElement
  stake(): number
  /** While a round runs its stake stands. */
  setBusy(is_busy: boolean): void
}

/** The stake with its two buttons, from the least to the dearest. */
export function createStepper(stakes: readonly number[], first: number, onChange: () => void = () => {}): Stepper {
  let index = Math.min(first, stakes.length - 1)
  let is_busy = false
  const stake = () => stakes[index] ?? 0
  const amount = element('b', { class: 'num' })
  const less = button(drawing(ICONS.minus), { class: 'step', 'aria-label': t.less, onclick: () => move(-1) })
  const more = button(drawing(ICONS.plus), { class: 'step', 'aria-label': t.more, onclick: () => move(1) })

  function move(step: number): void {
    index = Math.min(stakes.length - 1, Math.max(0, index + step))
    show()
    onChange()
  }
  function show(): void {
    amount.textContent = withUnit(stake())
    less.disabled = is_busy || index === 0
    more.disabled = is_busy || index === stakes.length - 1
  }
  show()
  const shown = element('div', { class: 'stake' }, element('span', {}, t.stake), amount)
  return {
    node: element('div', { class: 'stepper' }, less, shown, more),
    stake,
    setBusy(busy) {
      is_busy = busy
      show()
    },
  }
}
