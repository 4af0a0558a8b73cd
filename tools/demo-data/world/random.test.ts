import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { withSecretsOf } from './random.ts'

const draw = async () => Array.from({ length: 200 }, () => randomInt(100_000, 1_000_000))

test('numbers between two bounds keep to both, in a history and beside it', async () => {
  const first = await withSecretsOf('monsoon', draw)
  const again = await withSecretsOf('monsoon', draw)
  const beside = await draw()

  expect(again).toEqual(first)
  expect(beside).not.toEqual(first)
  for (const number of [...first, ...beside]) expect(String(number)).toHaveLength(6)
})
