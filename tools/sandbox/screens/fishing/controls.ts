import { button, drawing } from '../shared/element.ts'
import { ICONS } from '../shared/icons.ts'
import { createStepper } from '../shared/stepper.ts'
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

export function createControls(): Controls {
  let is_auto = false
  const stepper = createStepper(rules.stakes, FIRST_STAKE)
  const icon = drawing(ICONS.again)
  const auto = button(icon, { class: 'auto', 'aria-pressed': 'false', onclick: () => setAuto(!is_auto) }, t.auto)
  function setAuto(is_on: boolean): void {
    is_auto = is_on
    icon.innerHTML = is_auto ? ICONS.stop : ICONS.again
    auto.setAttribute('aria-pressed', String(is_auto))
    auto.classList.toggle('on', is_auto)
  }
  return {
    stepper: stepper.node,
    auto,
    stake: stepper.stake,
    isAuto: () => is_auto,
    stopAuto: () => setAuto(false),
  }
}
