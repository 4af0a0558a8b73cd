import { expect, test } from 'vitest'
import { addOverlay, closeOverlaysAbove, countOverlays, topDialog, watchOverlays } from './overlay-stack.ts'

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
  expect(countOverlays()).toBe(1)

  removePicker()
  expect(countOverlays()).toBe(0)
})

test('closes from the top, and leaves those below', () => {
  const closed: string[] = []
  const removes = ['menu', 'login', 'confirm'].map((name) => addOverlay({ close: () => void closed.push(name) }))

  closeOverlaysAbove(1)

  expect(closed).toEqual(['confirm', 'login'])
  for (const remove of removes) remove()
})

test('tells those who watch, until they stop', () => {
  let told = 0
  const stop = watchOverlays(() => {
    told += 1
  })

  const remove = addOverlay({ dialog: dialog('login'), close })
  remove()
  remove()
  stop()
  addOverlay({ dialog: dialog('login'), close })()

  expect(told).toBe(2)
})
