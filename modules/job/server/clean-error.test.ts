import { expect, test } from 'vitest'
import { cleanError } from './clean-error.ts'

const SECRETS = ['hunter2!', 'a1b2']

test.each([
  ['its value', 'login of thazin with hunter2! failed', 'login of thazin with … failed'],
  ['an address', 'no way to postgres://thazin:swordfish@db.example:5432/thazin', 'no way to …'],
  ['a name and a colon', 'refused: secret_key: swordfish, try again', 'refused: secret_key …'],
  ['a name and an equals sign', 'GSC_SECRET_KEY=swordfish is wrong', 'GSC_SECRET_KEY …'],
  ['a name alone', 'the password of the worker is not swordfish', 'the password …'],
  ['a header', 'Authorization: Bearer swordfish', 'Authorization …'],
  ['quotes', `role "swordfish" and 'swordfish' do not exist`, `role "…" and '…' do not exist`],
  ['a login', 'thazin:swordfish@10.0.0.1 did not answer', '… did not answer'],
  ['a token', 'swordfishSWORDFISH0123456789abcdef is unknown', '… is unknown'],
  ['a phone', 'the player 09 420 000 001 is locked', 'the player # is locked'],
])('an error does not show a password by %s', (_how, message, shown) => {
  expect(cleanError(new Error(message), SECRETS).message).toBe(shown)
  expect(shown).not.toMatch(/hunter2|swordfish/i)
})

test('an error shows its class, its code and no more than a line', () => {
  const timed_out = Object.assign(new TypeError('canceling statement\ndue to statement timeout'), { code: '57014' })

  expect(cleanError(timed_out, SECRETS)).toEqual({
    kind: 'TypeError 57014',
    message: 'canceling statement due to statement timeout',
  })
  expect(cleanError(new Error('no '.repeat(500)), SECRETS).message).toHaveLength(300)
  expect(cleanError(Object.assign(new Error('x'), { name: 'y"; drop', code: {} }), [])).toEqual({
    kind: 'Error',
    message: 'x',
  })
  expect(cleanError('a text', SECRETS)).toEqual({ kind: 'string', message: 'a text' })
})
