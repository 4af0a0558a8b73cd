import { expect, test } from 'vitest'
import { bringChunks } from './bring-chunks.ts'
import { buildEntry } from './build-entry.ts'

test('what follows an import hears of a file that did not come', async () => {
  const [entry] = await buildEntry("export const heard = () => import('uqr').then((all) => all.encode, () => null)", {
    plugins: [bringChunks()],
  })

  expect(entry?.code).toMatch(
    /\(\(\)=>import\(`\.\/[\w-]+\.js`\),\[`assets\/[\w-]+\.js`\]\)\.then\(\w+=>\w+\.encode,\(\)=>null\)/,
  )
})

test('each import names the files that it needs, its own among them', async () => {
  const chunks = await buildEntry(
    `
export const alone = () => import('uqr')
export const parted = async () => (await import('uqr')).encode
`,
    { plugins: [bringChunks()] },
  )

  const [entry, other] = [chunks.find((chunk) => chunk.isEntry), chunks.find((chunk) => !chunk.isEntry)]
  const named = entry?.code.match(/\[`assets\/[\w-]+\.js`\]\)/g) ?? []
  expect(named).toEqual([`[\`${other?.fileName}\`])`, `[\`${other?.fileName}\`])`])
  expect(entry?.code).not.toContain('modulepreload')
  expect(entry?.code).toContain('Unable to preload')
})
