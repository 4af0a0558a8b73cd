import { expect, test } from 'vitest'

const sources = import.meta.glob<string>('../../**/*.tsx', { query: '?raw', import: 'default', eager: true })

/** These have their sheet inside the screen, whose boundary stands around both. */
const INSIDE = [
  '../../features/cashier/review/detail/receipt.tsx',
  '../../features/report/day-close/closing-statements.tsx',
]
/** The frame of sheets with a form, each of which is an overlay. */
const FRAME = '../form/form-sheet.tsx'

test('every sheet of the console fails alone', () => {
  const sheets = Object.entries(sources).filter(([, text]) => /<(?:Form)?Sheet\b/.test(text))
  expect(sheets.length).toBeGreaterThan(15)

  const bare = sheets.filter(([file, text]) => !text.includes('= asOverlay(') && file !== FRAME)
  expect(bare.map(([file]) => file).sort()).toEqual(INSIDE)
})
