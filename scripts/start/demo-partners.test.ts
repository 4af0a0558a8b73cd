import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPartners } from './demo-partners.ts'

let data_dir: string
const settings = (is_demo: boolean) => ({ is_demo, host: '0.0.0.0', port: 3000, sandbox_port: 3002, data_dir })

beforeAll(() => {
  data_dir = mkdtempSync(join(tmpdir(), 'thazin-partners-'))
})
afterAll(() => rmSync(data_dir, { recursive: true, force: true }))

test('in the demo, platform and sandbox know each other, and share the same secret tomorrow', () => {
  const today = demoPartners(settings(true), {})
  const tomorrow = demoPartners(settings(true), {})

  expect(today).toEqual(tomorrow)
  expect(today.programs).toMatchObject({ GSC_URL: 'http://127.0.0.1:3002', SHAN_URL: 'http://127.0.0.1:3002' })
  expect(today.programs).toMatchObject({ DEMO_PLAY_URL: 'http://127.0.0.1:3002' })
  expect(today.programs).toMatchObject({ TWO_D_FEED_URL: 'http://127.0.0.1:3002/market/live' })
  expect(today.sandbox).toMatchObject({ SANDBOX_OPERATOR_URL: 'http://127.0.0.1:3000/api', GSC_OPERATOR_CODE: 'THZN' })
  expect(today.sandbox?.GSC_SECRET_KEY).toBe(today.programs.GSC_SECRET_KEY)
  expect(today.sandbox?.GSC_SECRET_KEY).not.toBe(today.sandbox?.SHAN_SECRET_KEY)
})

test('production starts no sandbox, unless it is told to', () => {
  expect(demoPartners(settings(false), {})).toEqual({ programs: {}, sandbox: null })
  expect(demoPartners(settings(false), { SANDBOX: 'on' }).programs).toMatchObject({
    GSC_CALLBACK_ADDRESSES: '127.0.0.1',
  })
  // Figures that somebody made up decide no real bet.
  expect(demoPartners(settings(false), { SANDBOX: 'on' }).programs).not.toHaveProperty('TWO_D_FEED_URL')
  expect(() => demoPartners(settings(false), { SANDBOX: 'yes' })).toThrow('SANDBOX is "yes", but must be on or off')
})

test('a game maker that is set is left as it is', () => {
  const { programs } = demoPartners(settings(true), { GSC_URL: 'https://games.example' })

  expect(programs).not.toHaveProperty('GSC_URL')
  // Its titles are not the sandbox's.
  expect(programs).not.toHaveProperty('DEMO_PLAY_URL')
  expect(programs).toHaveProperty('SHAN_URL')
  expect(
    demoPartners(settings(true), { GSC_URL: 'https://a.example', SHAN_URL: 'https://b.example' }).sandbox,
  ).toBeNull()
})
