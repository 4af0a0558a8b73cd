import { button, drawing, element } from '../shared/element.ts'
import { ICONS } from '../shared/icons.ts'
import { withUnit } from '../shared/money.ts'
import { frame_texts } from '../shared/texts.ts'
import { rules } from './rules.ts'
import { t } from './texts.ts'

export interface Controls {
  stepper: HTMLElement
  auto: HTMLElement
  stake(): number
  isAuto(): boolean
  stopAuto(): void
}

/** Fifty kyat a shot, until the player says otherwise. */
const FIRST_STAKE = 2

export function openControls(): Controls {
  let index = Math.min(FIRST_STAKE, rules.stakes.length - 1)
  let is_auto = false
  const stake = () => rules.stakes[index] ?? 0
  const amount = element('b', { class: 'num' })
  const less = button(drawing(ICONS.minus), { class: 'step', 'aria-label': frame_texts.less, onclick: () => move(-1) })
  const more = button(drawing(ICONS.plus), { class: 'step', 'aria-label': frame_texts.more, onclick: () => move(1) })
  const icon = drawing(ICONS.again)
  const auto = button(icon, { class: 'auto', 'aria-pressed': 'false', onclick: () => setAuto(!is_auto) }, t.auto)

  function move(step: number): void {
    index = Math.min(rules.stakes.length - 1, Math.max(0, index + step))
    show()
  }
  function setAuto(is_on: boolean): void {
    is_auto = is_on
    show()
  }
  function show(): void {
    amount.textContent = withUnit(stake())
    less.disabled = index === 0
    more.disabled = index === rules.stakes.length - 1
    icon.innerHTML = is_auto ? ICONS.stop : ICONS.again
    auto.setAttribute('aria-pressed', String(is_auto))
    auto.classList.toggle('on', is_auto)
  }
  show()
  const shown = element('div', { class: 'stake' }, element('span', {}, frame_texts.stake), amount)
  return {
    stepper: element('div', { class: 'stepper' }, less, shown, more),
    auto,
    stake,
    isAuto: () => is_auto,
    stopAuto: () => setAuto(false),
  }
}
