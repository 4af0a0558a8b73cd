import { showDialog } from '../shared/dialog.ts'
import { button, drawing, element } from '../shared/element.ts'
import { ICONS } from '../shared/icons.ts'
import { withUnit } from '../shared/money.ts'
import { createStepper } from '../shared/stepper.ts'
import { frame_texts } from '../shared/texts.ts'
import { rules } from './rules.ts'
import { t } from './texts.ts'

const AUTO_CHOICES = [10, 25, 50]
/** Two hundred kyat is for looking; most begin with a thousand. */
const FIRST_STAKE = 2

export interface Controls {
  bar: HTMLElement
  stake(): number
  /** Spins still to be played by themselves; none at first. */
  auto(): number
  setAuto(spins: number): void
  setBusy(is_busy: boolean): void
}

interface Handlers {
  onSpin(): void
  onStake(): void
}

/** Stake, spin and the automatic spins, which are off until they are asked for. */
export function createControls({ onSpin, onStake }: Handlers): Controls {
  let auto_left = 0
  let is_busy = false
  const stepper = createStepper(rules.stakes, FIRST_STAKE, onStake)
  const spin = button(drawing(ICONS.turn), { class: 'gold spin', 'aria-label': t.spin, onclick: onSpin })
  const count = element('span', { class: 'auto-label' })
  const icon = drawing('')
  const begin = (spins: number) => {
    setAuto(spins)
    onSpin()
  }
  const auto = button(
    icon,
    { class: 'auto', onclick: () => (auto_left > 0 ? setAuto(0) : chooseAuto(stepper.stake(), begin)) },
    count,
  )

  function setAuto(spins: number): void {
    auto_left = spins
    show()
  }
  function show(): void {
    stepper.setBusy(is_busy)
    auto.disabled = is_busy && auto_left === 0
    icon.innerHTML = auto_left > 0 ? ICONS.stop : ICONS.again
    count.textContent = auto_left > 0 ? String(auto_left) : t.auto
    auto.setAttribute('aria-label', auto_left > 0 ? t.stop : t.auto_title)
    auto.classList.toggle('on', auto_left > 0)
    spin.classList.toggle('turning', is_busy)
  }
  show()
  return {
    bar: element('footer', { class: 'controls' }, stepper.node, spin, auto),
    stake: stepper.stake,
    auto: () => auto_left,
    setAuto,
    setBusy(busy) {
      is_busy = busy
      show()
    },
  }
}

function chooseAuto(stake: number, begin: (spins: number) => void): void {
  const choices = AUTO_CHOICES.map((spins) =>
    button(`${spins} ${t.rounds}`, {
      class: 'tonal',
      onclick: () => {
        dialog.close()
        begin(spins)
      },
    }),
  )
  const dialog = showDialog(
    t.auto_title,
    element('p', {}, t.auto_hint),
    element('p', { class: 'num' }, `${frame_texts.stake}: ${withUnit(stake)}`),
    element('div', { class: 'choices' }, ...choices),
  )
}
