import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ROOT } from '../program.ts'
import { secondsByFunction } from './seconds-by-function.ts'

const folder = mkdtempSync(join(tmpdir(), 'thazin-profile-'))
afterAll(() => rmSync(folder, { recursive: true }))

const BUSY = `function spin() { for (let i = 0; i < 2e6; i += 1) Math.sqrt(i) }
setInterval(spin, 1); console.log('busy')`

async function profile(...args: string[]): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [join(ROOT, 'scripts/profile.ts'), ...args], { cwd: folder })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += String(data)))
  const [code] = (await once(child, 'exit')) as [number | null]
  return { code, said }
}

test('time is added up by function', () => {
  const frame = (functionName: string, url = '') => ({ functionName, url, lineNumber: 4 })
  const nodes = [
    { id: 1, callFrame: frame('(idle)') },
    { id: 2, callFrame: frame('placeBet', 'file:///srv/thazin/modules/digit-bet/server/bets/place-bet.ts') },
  ]

  expect(
    secondsByFunction({ nodes, samples: [1, 2, 1, 2], timeDeltas: [250_000, 2_000_000, 250_000, 1_000_000] }),
  ).toEqual([
    { name: 'placeBet', at: 'modules/digit-bet/server/bets/place-bet.ts:5', seconds: 3 },
    { name: '(idle)', at: '', seconds: 0.5 },
  ])
})

test('a running program is profiled, goes on, and can be profiled again', async () => {
  const busy = spawn(process.execPath, ['-e', BUSY])
  await once(busy.stdout, 'data')
  try {
    for (let round = 0; round < 2; round += 1) {
      const { code, said } = await profile(String(busy.pid), '1')

      expect({ code, said }).toMatchObject({ code: 0, said: expect.stringContaining('spin') })
    }
    expect(busy.exitCode).toBeNull()
    expect(
      JSON.parse(readFileSync(join(folder, `profile-${busy.pid}.cpuprofile`), 'utf8')).samples.length,
    ).toBeGreaterThan(10)
  } finally {
    busy.kill('SIGKILL')
  }
})

test.each([
  [['server'], 'Name the process'],
  [['1'], 'Name the process'],
  [[String(process.pid), '0'], 'SECONDS must be from 1 to 600'],
  [['999999999'], 'No process 999999999'],
])('%j is refused in a sentence', async (args, sentence) => {
  expect(await profile(...args)).toMatchObject({ code: 2, said: expect.stringContaining(sentence) })
})
