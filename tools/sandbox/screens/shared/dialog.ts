import { button, drawing, element } from './element.ts'
import { ICONS } from './icons.ts'
import { frame_texts as t } from './texts.ts'

/** A sheet over the game. It closes by its cross, by Esc and by a touch beside it. */
export function showDialog(title: string, ...content: (Node | string)[]): HTMLDialogElement {
  const dialog = element('dialog', { class: 'sheet', 'aria-label': title })
  const close = () => dialog.close()
  dialog.append(
    element(
      'div',
      { class: 'sheet-head' },
      element('h2', {}, title),
      button(drawing(ICONS.close), { class: 'round-button', 'aria-label': t.close, onclick: close }),
    ),
    element('div', { class: 'sheet-body' }, ...content),
  )
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) close()
  })
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
  return dialog
}
