import { expect, test } from 'vitest'
import { addDialog, removeDialog, topDialog, watchTopDialog } from './top-dialog.ts'

/** The stack only compares dialogs, so that any object stands for one here. */
const dialog = (name: string) => ({ id: name }) as HTMLDialogElement

test('the dialog opened last is the top one until it closes', () => {
  const below = dialog('exchange')
  const above = dialog('confirm')

  addDialog(below)
  addDialog(above)
  expect(topDialog()).toBe(above)

  removeDialog(below)
  expect(topDialog()).toBe(above)

  removeDialog(above)
  expect(topDialog()).toBeNull()
})

test('tells those who watch, until they stop', () => {
  let told = 0
  const stop = watchTopDialog(() => {
    told += 1
  })
  const only = dialog('login')

  addDialog(only)
  removeDialog(only)
  removeDialog(only)
  stop()
  addDialog(only)
  removeDialog(only)

  expect(told).toBe(2)
})
