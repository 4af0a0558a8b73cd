import { ask, Refused, watchTrouble } from './calls.ts'
import { button, drawing, element, fill } from './element.ts'
import { ICONS } from './icons.ts'
import { is_play_money, lobby_url, name } from './known.ts'
import { between, withUnit } from './money.ts'
import { animate } from './motion.ts'
import { frame_texts as t } from './texts.ts'

export interface Frame {
  /** Where the game itself is drawn. */
  stage: HTMLElement
  /** The balance that the player sees; counts up or down to it. */
  showBalance(parts: number): void
  balance(): number
  /** A sentence under the top bar; it goes by itself, or stays with a way to try again. */
  say(sentence: string, retry?: () => void): void
  unsay(): void
}

const SAID_FOR_MS = 5000
const COUNT_MS = 360
/** The operator's codes, see docs/seamless.md. */
const TOO_LITTLE_MONEY = 1001
const SESSION_OVER = [401, 404, 410]

/** Top bar with the way back, the title and the balance; below it the game. */
export function createFrame(class_name: string, onRules: () => void): Frame {
  const amount = element('b', { class: 'num' }, '…')
  const note = element('div', { class: 'note', role: 'status', hidden: true })
  const stage = element('main', { class: `stage ${class_name}` })
  const bar = element(
    'header',
    { class: 'bar' },
    element('a', { class: 'round-button', href: lobby_url, target: '_top', 'aria-label': t.back }, drawing(ICONS.back)),
    element('h1', {}, name),
    button(drawing(ICONS.rules), { class: 'round-button', 'aria-label': t.rules, onclick: onRules }),
    element(
      'div',
      { class: 'balance', 'aria-label': is_play_money ? t.play_money : t.balance },
      ...balanceNodes(amount),
    ),
  )
  document.getElementById('game')?.append(bar, note, stage)

  let shown: number | null = null
  let silence: ReturnType<typeof setTimeout> | undefined
  const frame: Frame = {
    stage,
    showBalance(parts) {
      const from = shown ?? parts
      shown = parts
      void animate(COUNT_MS, (share) => {
        if (shown === parts) amount.textContent = withUnit(between(from, parts, share))
      })
    },
    balance: () => shown ?? 0,
    say(sentence, retry) {
      clearTimeout(silence)
      fill(note, sentence)
      if (retry) note.append(button(t.try_again, { class: 'tonal', onclick: retry }))
      else silence = setTimeout(frame.unsay, SAID_FOR_MS)
      note.hidden = false
    },
    unsay() {
      note.hidden = true
    },
  }
  watchTrouble((is_troubled) => (is_troubled ? frame.say(t.reconnecting) : frame.unsay()))
  return frame
}

/** A guest's says above the amount what it is worth. */
function balanceNodes(amount: HTMLElement): Node[] {
  if (!is_play_money) return [drawing(ICONS.wallet), amount]
  return [element('div', { class: 'play-money' }, element('small', {}, t.play_money), amount)]
}

/** Tells why nothing was played; an answer that never came can be asked for again. */
export function sayWhy(frame: Frame, fault: unknown, retry: () => void): void {
  if (!(fault instanceof Refused)) return frame.say(t.timeout, retry)
  if (fault.code === TOO_LITTLE_MONEY) return frame.say(t.too_little_money)
  frame.say(SESSION_OVER.includes(fault.code) ? t.session_over : t.refused)
}

export interface OpenedGame {
  balance: number
}

/** Reads the first state, for as long as it takes. */
export async function loadState<State extends OpenedGame>(frame: Frame): Promise<State> {
  for (;;) {
    try {
      const state = await ask<State>('state')
      frame.showBalance(state.balance)
      return state
    } catch (fault) {
      await untilRetried(frame, fault)
    }
  }
}

/** A game that could not even look at its state stands still until the player asks again. */
export function untilRetried(frame: Frame, fault: unknown): Promise<void> {
  const is_over = fault instanceof Refused && SESSION_OVER.includes(fault.code)
  return new Promise((resolve) => {
    frame.say(is_over ? t.session_over : t.unreached, () => {
      frame.unsay()
      resolve()
    })
  })
}
