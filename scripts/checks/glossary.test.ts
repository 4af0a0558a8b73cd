import { expect, test } from 'vitest'
import { glossaryFaults, tablesOf } from './glossary.ts'

const HEAD = '| term | meaning | also written | in code today |\n| --- | --- | --- | --- |'
const SOUND = `## Money

${HEAD}
| balance | The money on a ledger account. | \`balance\` | |
| hold | Money of a withdrawal. | | \`pouch\` |

## Figures

| figure | is |
| --- | --- |
| **GGR** | turnover less payout |

## Words that left

| old word | term |
| --- | --- |
| chit, \`scroll\` | audit entry |
| pouch | wallet |
`
const KNOWN = { avoided: ['chit', 'scroll', 'pouch'], isInCode: (word: string) => word === 'pouch' }

test('a sound glossary has no fault', () => {
  expect(glossaryFaults(SOUND, KNOWN)).toEqual([])
})

test.each([
  ['a term twice', '| hold |', '| balance |', '“balance” is defined twice'],
  ['a term that is a figure, too', '| hold |', '| ggr |', '“ggr” is defined twice'],
  ['a term out of order', '| hold |', '| amount |', 'Money: “amount” is out of order'],
  ['an old word out of order', '| pouch | wallet', '| all | wallet', 'Words that left: “all” is out of order'],
  ['a term without a meaning', 'Money of a withdrawal.', '', '“hold” has no meaning'],
  ['a word that left the code', '`pouch`', '`porter`', '“hold”: the code has no “porter” any more; take it out'],
  ['an avoided word that leads nowhere', 'chit, ', '', 'Words that left has no “chit”'],
])('finds %s', (_what, sound, faulty, fault) => {
  expect(glossaryFaults(SOUND.replace(sound, faulty), KNOWN)).toContain(fault)
})

test('a page without its tables is a fault, not a pass', () => {
  expect(glossaryFaults('# Glossary', KNOWN)).toHaveLength(1)
})

test('reads a table under its heading', () => {
  expect(tablesOf(SOUND).map(({ section, rows }) => [section, rows.length])).toEqual([
    ['Money', 2],
    ['Figures', 1],
    ['Words that left', 2],
  ])
})
