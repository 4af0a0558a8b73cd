import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../program.ts'
import { PLANTED_FAULTS } from './planted-fault-list.ts'

// Planting takes minutes, so it is not part of every run; a list that no longer fits the code is seen at once.
test.each(PLANTED_FAULTS)('$name: stands in its file once, and its tests are there', ({ file, there, tests }) => {
  expect(readFileSync(join(ROOT, file), 'utf8').split(there)).toHaveLength(2)
  for (const path of tests) expect(existsSync(join(ROOT, path)), path).toBe(true)
})
