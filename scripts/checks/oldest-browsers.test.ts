import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CONSOLE, lint, SITE, stylesThatFail } from './oldest-browsers.ts'

/** Newer than the oldest browsers of the site, one to a line: interfaces, then methods, then syntax. */
const NEWER = `
export const parsed = URL.canParse('/')
export const copied = structuredClone({})
export const told = () => reportError('fault')
export const rounded = (pen: CanvasRenderingContext2D) => pen.roundRect(0, 0, 72, 46, 12)
export const sorted = [2, 1].toSorted()
export const last = [1, 2].findLast((it) => it > 0)
export const group = Object.groupBy([1], String)
export const stake = /(?<=R)\\d+/
export class Slip { static { Slip.name } }
`
const LINES = [2, 3, 4, 5, 6, 7, 8, 9, 10]
/** Methods and syntax that Chromium 92 and Safari 15.4 have. */
const KNOWN = `
export const last = [1, 2].at(-1)
export const all = 'a-b'.replaceAll('-', '')
export class Slip { #stake = 0; stake() { return this.#stake } }
`

test('the check finds each planted newer interface of the site, and nothing else', async () => {
  const said = await lintPlanted(SITE, { 'newer.ts': NEWER, 'known.ts': KNOWN })

  expect(linesOf(said, 'newer.ts')).toEqual(LINES)
  expect(linesOf(said, 'known.ts')).toEqual([])
})

test('the console may use what its newer browsers have', async () => {
  const said = await lintPlanted(CONSOLE, { 'newer.ts': NEWER })

  // URL.canParse() and Object.groupBy().
  expect(linesOf(said, 'newer.ts')).toEqual([2, 8])
})

test('a style that one of them lacks has a line in the page, and each line has a style', async () => {
  const found = await stylesThatFail([{ file: 'planted.css', css: '@layer sheet { .sheet { gap: 0; } }' }])

  expect(found).toContain('planted.css:1: docs/browsers.md does not say what is seen without css-cascade-layers')
  expect(found).toContain('docs/browsers.md: no style uses css-has')
})

async function lintPlanted(guarded: typeof SITE, files: Record<string, string>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'thazin-newer-'))
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
    return await lint(guarded, [folder]).then(
      () => '',
      (error: Error) => error.message,
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Of each line that the linter says: `folder/newer.ts:2:23: …`. */
function linesOf(said: string, name: string): number[] {
  const found = [...said.matchAll(/(\w+\.\w+):(\d+):\d+:/g)].filter(([, file]) => file === name)
  return [...new Set(found.map(([, , line]) => Number(line)))].sort((one, other) => one - other)
}
