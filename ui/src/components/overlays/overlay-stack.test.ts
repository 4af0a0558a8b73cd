import { expect, test } from 'vitest'
import { addOverlay, openOverlays } from './overlay-stack.ts'
import { topDialog } from './top-dialog.ts'

/** The stack only compares dialogs, so that any object stands for one here. */
const dialog = (name: string) => ({ id: name }) as HTMLDialogElement
const close = () => {}

test('the dialog opened last is the top one until it closes', () => {
  const below = dialog('exchange')
  const above = dialog('confirm')

  const removeBelow = addOverlay({ dialog: below, close })
  const removeAbove = addOverlay({ dialog: above, close })
  const removePicker = addOverlay({ close })
  expect(topDialog()).toBe(above)

  removeBelow()
  expect(topDialog()).toBe(above)

  removeAbove()
  expect(topDialog()).toBeNull()
  expect(openOverlays.get()).toHaveLength(1)

  removePicker()
  expect(openOverlays.get()).toHaveLength(0)
})

test('tells those who watch, until they stop', () => {
  let told = 0
  const stop = openOverlays.subscribe(() => {
    told += 1
  })

  const remove = addOverlay({ dialog: dialog('login'), close })
  remove()
  remove()
  stop()
  addOverlay({ dialog: dialog('login'), close })()

  expect(told).toBe(2)
})
