import { assert, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nameFault, passwordFault, readPhone, writePhone } from './rules.ts'

describe('a phone number', () => {
  test.each([
    '09420000001',
    '+959420000001',
    '959420000001',
    '00959420000001',
    '+9509420000001',
    ' 09 420 000 001 ',
    '09-420-000-001',
    '(09) 420 000 001',
    '၀၉၄၂၀၀၀၀၀၀၁',
    '+၉၅ ၉ ၄၂၀ ၀၀၀ ၀၀၁',
  ])('is one and the same in the spelling "%s"', (text) => {
    expect(readPhone(text)).toBe('+959420000001')
  })

  test.each([
    ['a landline', '01 234567'],
    ['a landline with country', '+95 1 234567'],
    ['one of another country', '+66812345678'],
    ['one too short', '0942000'],
    ['one too long', '094200000012'],
    ['a number inside a sentence', 'call 09420000001 now'],
    ['one with an extension', '09420000001 ext 5'],
    ['one with a pause to dial on', '09420000001,,2'],
    ['an address of the web', 'tel:+959420000001'],
    ['letters', '09APPLE0001'],
    ['nothing', ''],
    ['a user name', 'P1700002'],
    ['a text with NUL', '09420000001\u0000'],
  ])('is not %s', (_what, text) => {
    expect(readPhone(text)).toBeNull()
  })

  test('is never read from a user name, which would be another player', () => {
    assert(
      property(integer({ min: 0, max: 9_999_999 }), (number) => {
        expect(readPhone(`P${String(number).padStart(7, '0')}`)).toBeNull()
      }),
      { numRuns: 3_000 },
    )
  })

  test('is shown as players write it', () => {
    expect(writePhone('+959420000001')).toBe('09420000001')
  })
})

describe('a name', () => {
  test.each(['Ko', 'Ko Aung', 'ကိုအောင်', "O'Brien", '王小明', 'สมชาย', '🌸🌸', 'a'.repeat(60)])('may be "%s"', (name) => {
    expect(nameFault(name)).toBeNull()
  })

  test.each([
    ['', 'required'],
    ['a', 'name_length'],
    ['🌸', 'name_length'],
    ['a'.repeat(61), 'name_length'],
    ['\u200d\u200d', 'name_length'],
    ['Ko\u202eAung', 'invalid'],
    ['Ko\u200bAung', 'invalid'],
    ['Ko\u0007Aung', 'invalid'],
    ['Ko\ud800Aung', 'invalid'],
  ])('may not be %j', (name, fault) => {
    expect(nameFault(name)).toBe(fault)
  })
})

describe('a password', () => {
  const owner = { name: 'Ko Zawminhtet', phone: '+959420000001' }

  test.each([
    'umbrella-lantern',
    'ထီးနှင့်မီးအိမ်',
    '        a       b',
    '<script>alert(1)</script>',
    "' or 1=1 --",
    'rain on the roof, tea on the table, and nobody calls before nine',
    `${'🌸🌧'.repeat(63)}xy`,
    'koko-in-the-rain',
  ])('may be %j', (password) => {
    expect(passwordFault(password, owner)).toBeNull()
  })

  test.each([
    ['', 'required'],
    ['rain-42', 'password_too_short'],
    ['🌸🌧🌸🌧🌸🌧🌸', 'password_too_short'],
    ['rainbow-'.repeat(16) + 'x', 'password_too_long'],
    ['password', 'password_too_common'],
    ['PASSWORD', 'password_too_common'],
    ['iloveyou', 'password_too_common'],
    ['123456789', 'password_too_common'],
    ['87654321', 'password_too_common'],
    ['aaaaaaaaaaaa', 'password_too_common'],
    ['abababababab', 'password_too_common'],
    ['abcdefghij', 'password_too_common'],
    ['xx-zawminhtet-xx', 'password_has_name'],
    ['XX-ZAWMINHTET-XX', 'password_has_name'],
    ['x420000001x', 'password_has_name'],
    ['09420000001', 'password_has_name'],
    ['+959420000001', 'password_has_name'],
  ])('may not be %j: %s', (password, fault) => {
    expect(passwordFault(password, owner)).toBe(fault)
  })
})
