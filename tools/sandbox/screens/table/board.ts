import { button, element } from '../shared/element.ts'
import { inKyat, withUnit } from '../shared/money.ts'
import { addBets, type Bets, rules, SPOTS, sumOf } from './rules.ts'
import { t } from './texts.ts'

/** From the least chip to the dearest. */
const CHIP_COLORS = ['#0e7059', '#1e50c8', '#b9321c', '#663a8c', '#2a1d05']

interface Handlers {
  onConfirm(bets: Bets): void
  onLimit(): void
  /** The money that can still be staked. */
  free(): number
}

/** Spots, chips and the three buttons. Chips lie loose until they are confirmed. */
export class Board {
  readonly node: HTMLElement
  private readonly handlers: Handlers
  private readonly spots = new Map<string, { button: HTMLButtonElement; chip: HTMLElement }>()
  private readonly chips: HTMLButtonElement[]
  private readonly undo: HTMLButtonElement
  private readonly repeat: HTMLButtonElement
  private readonly confirm: HTMLButtonElement
  private chosen = rules.chips[1] ?? 0
  private loose: { spot: string; amount: number }[] = []
  private placed: Bets = {}
  private last: Bets = {}
  private is_open = false

  constructor(handlers: Handlers) {
    this.handlers = handlers
    for (const spot of SPOTS) this.spots.set(spot, this.spotButton(spot))
    this.chips = rules.chips.map((chip, index) => this.chipButton(chip, index))
    this.undo = button(t.undo, { class: 'tonal', onclick: () => this.change(() => this.loose.pop()) })
    this.repeat = button(t.repeat, { class: 'tonal', onclick: () => this.change(() => this.layAgain()) })
    this.confirm = button(t.bet, { class: 'gold confirm', onclick: () => handlers.onConfirm(this.looseBets()) })
    this.node = element(
      'div',
      { class: 'board' },
      element('div', { class: 'spots' }, ...[...this.spots.values()].map((spot) => spot.button)),
      element('div', { class: 'chips', role: 'group', 'aria-label': t.chip }, ...this.chips),
      element('div', { class: 'actions' }, this.undo, this.repeat, this.confirm),
    )
    this.show()
  }

  /** A new round: what was placed in the last one can be repeated. */
  begin(placed: Bets): void {
    if (sumOf(this.placed) > 0) this.last = this.placed
    this.placed = placed
    this.loose = []
    this.setOpen(true)
    this.mark(null)
  }

  setOpen(is_open: boolean): void {
    this.is_open = is_open
    this.show()
  }

  setPlaced(placed: Bets): void {
    this.placed = placed
    this.loose = []
    this.show()
  }

  /** Takes the loose chips back; answers whether there were any. */
  clear(): boolean {
    const had_some = this.loose.length > 0
    this.loose = []
    this.show()
    return had_some
  }

  mark(winner: string | null): void {
    for (const [spot, { button }] of this.spots) {
      button.classList.toggle('won', spot === winner)
      button.classList.toggle('lost', winner !== null && spot !== winner)
    }
  }

  private looseBets(): Bets {
    return this.loose.reduce<Bets>((bets, { spot, amount }) => addBets(bets, { [spot]: amount }), {})
  }

  private change(work: () => unknown): void {
    if (!this.is_open) return
    work()
    this.show()
  }

  private lay(spot: string, amount: number): void {
    const lying = addBets(this.placed, this.looseBets())
    if ((lying[spot] ?? 0) + amount > rules.spot_max) return this.handlers.onLimit()
    if (sumOf(this.looseBets()) + amount > this.handlers.free()) return this.handlers.onLimit()
    this.loose.push({ spot, amount })
  }

  private layAgain(): void {
    for (const [spot, amount] of Object.entries(this.last)) this.lay(spot, amount)
  }

  private show(): void {
    const loose = this.looseBets()
    const lying = addBets(this.placed, loose)
    for (const [spot, { button, chip }] of this.spots) {
      button.disabled = !this.is_open
      chip.hidden = !lying[spot]
      chip.classList.toggle('loose', (loose[spot] ?? 0) > 0)
      chip.textContent = inKyat(lying[spot] ?? 0)
    }
    const total = sumOf(loose)
    this.undo.disabled = !this.is_open || this.loose.length === 0
    this.repeat.disabled = !this.is_open || sumOf(this.last) === 0 || this.loose.length > 0
    this.confirm.disabled = !this.is_open || total === 0
    this.confirm.textContent = total > 0 ? `${t.bet} ${withUnit(total)}` : t.bet
  }

  private spotButton(spot: string): { button: HTMLButtonElement; chip: HTMLElement } {
    const chip = element('span', { class: 'lying num', hidden: true })
    const pays = ((rules.pays[spot]?.[spot] ?? 0) - 100) / 100
    const made = button(
      element('b', {}, t.names[spot] ?? spot),
      {
        class: `spot ${spot === SPOTS[0] ? 'first' : spot === SPOTS[2] ? 'second' : 'tie'}`,
        onclick: () => this.change(() => this.lay(spot, this.chosen)),
      },
      element('span', { class: 'num' }, `${pays} : 1`),
      chip,
    )
    return { button: made, chip }
  }

  private chipButton(chip: number, index: number): HTMLButtonElement {
    const made = button(element('b', { class: 'num' }, shortly(inKyat(chip))), {
      class: 'chip',
      'aria-label': `${t.chip} ${withUnit(chip)}`,
      'aria-pressed': String(chip === this.chosen),
      onclick: () => {
        this.chosen = chip
        for (const [place, each] of this.chips.entries()) {
          each.setAttribute('aria-pressed', String(rules.chips[place] === chip))
        }
      },
    })
    made.style.setProperty('--chip', CHIP_COLORS[index] ?? '#0e7059')
    return made
  }
}

/** 1K for 1,000: a chip is small. */
const shortly = (amount: string) => amount.replace(/,000$/, 'K')
