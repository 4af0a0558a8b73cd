import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { beforeAll, expect, test } from 'vitest'
import { MOTIFS } from '#tools/art/src/motifs/index.ts'

const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url))
const NAMES = Object.keys(MOTIFS)

let files: Rolldown.RolldownOutput['output'][number][]

beforeAll(async () => {
  const built = await build({ configFile, logLevel: 'silent', build: { write: false } })
  const outputs: Rolldown.RolldownOutput[] = 'output' in built ? [built] : Array.isArray(built) ? built : []
  files = outputs.flatMap(({ output }) => output)
})

test('each subject of the tiles is a file of its own, and the games know its address', () => {
  const symbols = files.filter(({ fileName }) => fileName.endsWith('.svg')).map(({ fileName }) => fileName)
  const code = files.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n')

  expect(symbols).toHaveLength(NAMES.length)
  expect(new Set(symbols.map((file) => /^assets\/([a-z-]+)-[\w-]{8}\.svg$/.exec(file)?.[1]))).toEqual(new Set(NAMES))
  for (const file of symbols) expect(code).toContain(`new URL(\`${file.replace('assets/', '')}\`,import.meta.url)`)
})

test('a game brings along no picture but the drawings of its own code', () => {
  const drawings = files.flatMap((file) => (file.type === 'asset' && file.fileName.endsWith('.svg') ? file.source : []))
  const code = files.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n')

  expect(drawings).toHaveLength(NAMES.length)
  for (const drawing of drawings) expect(code).not.toContain(String(drawing).slice(-200))
  expect(code).not.toContain(';base64,')
})

test('a game that shows no symbol does not bring their addresses along', () => {
  const users = files.flatMap((file) =>
    file.type === 'chunk' && file.isEntry && chunksOf(file).some(({ code }) => code.includes('.svg`')) ? file.name : [],
  )

  expect(users.sort()).toEqual(['shan', 'slot'])
})

function chunksOf(chunk: Rolldown.OutputChunk): Rolldown.OutputChunk[] {
  const imported = files.filter((file) => file.type === 'chunk' && chunk.imports.includes(file.fileName))
  return [chunk, ...imported.flatMap((file) => (file.type === 'chunk' ? chunksOf(file) : []))]
}
