import { expect, test } from 'vitest'
import { kindText, ledgerWords } from './ledger-words.ts'

test.each([
  ['digit_bet', 'digit bet', 'Digit bet'],
  ['two_d', '2D', '2D'],
  ['two_d_stake', '2D stake', '2D stake'],
  ['exchange_main_to_game', 'exchange main to game', 'Exchange main to game'],
])('the ledger’s %s reads as %s', (name, inside, first) => {
  expect(ledgerWords(name)).toBe(inside)
  expect(kindText(name)).toBe(first)
})
