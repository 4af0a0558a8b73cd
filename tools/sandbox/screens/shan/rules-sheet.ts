import { showDialog } from '../shared/dialog.ts'
import { element } from '../shared/element.ts'
import { frame_texts } from '../shared/texts.ts'
import { CardView } from './cards.ts'
import { rules } from './rules.ts'
import { t } from './texts.ts'

/** Hands of the sheet: rank × 4 + suit. */
const EXAMPLES = {
  do: [32, 49],
  triple: [12, 13, 14],
  pictures: [40, 45, 51],
  points: [17, 13, 38],
  pair: [16, 18],
  suit2: [6, 18],
  suit3: [2, 14, 26],
}

export function showRules(): void {
  showDialog(
    frame_texts.rules,
    element('p', {}, t.sheet.aim),
    element('p', {}, t.sheet.values),
    element('h3', {}, t.sheet.course_title),
    element(
      'ol',
      { class: 'course' },
      ...t.sheet.course(rules.banker_draws_up_to).map((step) => element('li', {}, step)),
    ),
    element('h3', {}, t.sheet.order_title),
    row(EXAMPLES.do, t.sheet.do),
    row(EXAMPLES.triple, t.sheet.triple),
    row(EXAMPLES.pictures, t.sheet.pictures),
    row(EXAMPLES.points, t.sheet.points),
    element('p', {}, t.sheet.equal),
    element('h3', {}, t.sheet.times_title),
    row(EXAMPLES.pair, t.sheet.pair),
    row(EXAMPLES.suit2, t.sheet.suit2),
    row(EXAMPLES.suit3, t.sheet.suit3),
    element('p', {}, t.sheet.times(rules.times_max)),
    element('p', {}, t.sheet.commission(rules.commission_percent)),
    element(
      'div',
      { class: 'return-line' },
      t.sheet.returns,
      element('b', { class: 'num' }, `${rules.return_percent} %`),
    ),
  )
}

function row(cards: number[], text: string): HTMLElement {
  const views = cards.map((card) => new CardView(card).node)
  return element(
    'div',
    { class: 'rule-row' },
    element('span', { class: 'few-cards' }, ...views),
    element('p', {}, text),
  )
}
