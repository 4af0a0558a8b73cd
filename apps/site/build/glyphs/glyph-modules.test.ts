import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { buildEntry } from '../build-entry.ts'
import { glyphModules } from './glyph-modules.ts'

const ICONS = fileURLToPath(new URL('../../../../ui/src/icons.ts', import.meta.url))
const TYPE_ICONS = fileURLToPath(new URL('../../../../ui/src/art/type-icons.ts', import.meta.url))

/** The modules of what the build makes of an entry with this text. */
async function modulesOf(code: string): Promise<string[]> {
  const chunks = await buildEntry(code, { plugins: [glyphModules()] })
  return chunks.flatMap(({ moduleIds }) => moduleIds)
}

test('each glyph is a module of its own, and only those that are drawn are there', async () => {
  const modules = await modulesOf(`export * from '${TYPE_ICONS}'`)

  const glyphs = modules.filter((id) => id.startsWith(ICONS)).map((id) => id.slice(ICONS.length))
  expect(glyphs).toContain('?birdDuotone')
  expect(glyphs).toContain('?fishDuotone')
  expect(glyphs).toHaveLength(10)
})

test('an import of all glyphs stops the build', async () => {
  await expect(modulesOf(`export * from '${ICONS}'`)).rejects.toThrow('has all glyphs')
})

test('a glyph that is not there stops the build', async () => {
  await expect(modulesOf(`export { noSuchGlyph } from '${ICONS}?noSuchGlyph'`)).rejects.toThrow('no glyph noSuchGlyph')
})
