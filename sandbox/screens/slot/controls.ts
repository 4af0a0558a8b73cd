import { showDialog } from '../shared/dialog.ts'
import { button, drawing, element } from '../shared/element.ts'
import { ICONS } from '../shared/icons.ts'
import { withUnit } from '../shared/money.ts'
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
export function openControls({ onSpin, onStake }: Handlers): Controls {
  let index = Math.min(FIRST_STAKE, rules.stakes.length - 1)
  let auto_left = 0
  let is_busy = false
  const stake = () => rules.stakes[index] ?? 0

  const amount = element('b', { class: 'num' })
  const less = button(drawing(ICONS.minus), { class: 'step', 'aria-label': frame_texts.less, onclick: () => move(-1) })
  const more = button(drawing(ICONS.plus), { class: 'step', 'aria-label': frame_texts.more, onclick: () => move(1) })
  const spin = button(drawing(ICONS.turn), { class: 'gold spin', 'aria-label': t.spin, onclick: onSpin })
  const count = element('span', { class: 'auto-label' })
  const auto_icon = drawing('', 'auto-icon')
  const auto = button(auto_icon, { class: 'auto', onclick: () => (auto_left > 0 ? setAuto(0) : chooseAuto()) }, count)

  function move(step: number): void {
    index = Math.min(rules.stakes.length - 1, Math.max(0, index + step))
    show()
    onStake()
  }

  function chooseAuto(): void {
    const choose = (spins: number) => {
      dialog.close()
      setAuto(spins)
      onSpin()
    }
    const dialog = showDialog(
      t.auto_title,
      element('p', {}, t.auto_hint),
      element('p', { class: 'num' }, `${frame_texts.stake}: ${withUnit(stake())}`),
      element(
        'div',
        { class: 'choices' },
        ...AUTO_CHOICES.map((spins) =>
          button(`${spins} ${t.rounds}`, { class: 'tonal', onclick: () => choose(spins) }),
        ),
      ),
    )
  }

  function setAuto(spins: number): void {
    auto_left = spins
    show()
  }

  function show(): void {
    amount.textContent = withUnit(stake())
    less.disabled = is_busy || index === 0
    more.disabled = is_busy || index === rules.stakes.length - 1
    auto.disabled = is_busy && auto_left === 0
    auto_icon.innerHTML = auto_left > 0 ? ICONS.stop : ICONS.again
    count.textContent = auto_left > 0 ? String(auto_left) : t.auto
    auto.setAttribute('aria-label', auto_left > 0 ? t.stop : t.auto_title)
    auto.classList.toggle('on', auto_left > 0)
    spin.classList.toggle('turning', is_busy)
  }

  show()
  const stepper = element(
    'div',
    { class: 'stepper' },
    less,
    element('div', { class: 'stake' }, element('span', {}, frame_texts.stake), amount),
    more,
  )
  return {
    bar: element('footer', { class: 'controls' }, stepper, spin, auto),
    stake,
    auto: () => auto_left,
    setAuto,
    setBusy(busy) {
      is_busy = busy
      show()
    },
  }
}
