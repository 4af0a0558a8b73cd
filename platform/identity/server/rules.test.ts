import { assert, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nameFault, parsePhone, passwordFault, writePhone } from './rules.ts'

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
    expect(parsePhone(text)).toBe('+959420000001')
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
    expect(parsePhone(text)).toBeNull()
  })

  test('is never read from a user name, which would be another player', () => {
    assert(
      property(integer({ min: 0, max: 9_999_999 }), (number) => {
        expect(parsePhone(`P${String(number).padStart(7, '0')}`)).toBeNull()
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
  const owner = { name: 'Ko Zawminhtet', phone: '+959420000001', brand_name: 'Golden Lotus' }

  test.each([
    'umbrella-lantern',
    'ထီးနှင့်မီးအိမ်',
    '        a       b',
    '<script>alert(1)</script>',
    "' or 1=1 --",
    'rain on the roof, tea on the table, and nobody calls before nine',
    `${'🌸🌧🎋⛵🍚🐘'.repeat(21)}xy`,
    'k7fh2mqp',
    'koko-in-the-rain',
    '4 lotus boats went upstream to Bagan in 2019, and one came back',
    'မိုးရွာတဲ့ညမှာ ထီးတစ်ချောင်းနဲ့ လမ်းလျှောက်',
    `${'a'.repeat(60)}Vq7#mZ2!kd`,
    '雨天带伞去茶馆听戏',
    'ฝนตกที่หลังคากับน้ำชา',
  ])('may be %j', async (password) => {
    expect(await passwordFault(password, owner)).toBeNull()
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
    ['thazin123', 'password_too_common'],
    ['myanmar123', 'password_too_common'],
    ['manutd123', 'password_too_common'],
    ['Passw0rd!', 'password_too_common'],
    ['P@ssw0rd2024', 'password_too_common'],
    ['yangon2024', 'password_too_common'],
    ['mingalarpar1', 'password_too_common'],
    ['Arsenal2023', 'password_too_common'],
    ['Th4z1n2024!', 'password_too_common'],
    ['Myanmar@123', 'password_too_common'],
    ['Mandalay@2024!', 'password_too_common'],
    ['thazinthazin', 'password_too_common'],
    ['aungaung123', 'password_too_common'],
    ['kyawkyaw99', 'password_too_common'],
    ['nagachit123', 'password_too_common'],
    ['mobilelegends1', 'password_too_common'],
    ['မြန်မာ၁၂၃', 'password_too_common'],
    ['မင်္ဂလာပါ၁', 'password_too_common'],
    ['ချစ်သူချစ်သူ', 'password_too_common'],
    ['ရန်ကုန်၂၀၂၄', 'password_too_common'],
    ['၁၂၃၄၅၆၇၈', 'password_too_common'],
    ['qwertyuiop1', 'password_too_common'],
    ['1qaz2wsx3edc', 'password_too_common'],
    ['asdfghjkl', 'password_too_common'],
    ['zxcvbnm123', 'password_too_common'],
    ['25112026', 'password_too_common'],
    ['09987654321', 'password_too_common'],
    ['09 421 234 567', 'password_too_common'],
    ['ｍｙａｎｍａｒ１２３', 'password_too_common'],
    ['goldenlotus', 'password_too_common'],
    ['GoldenLotus24', 'password_too_common'],
    ['G0ldenL0tus!', 'password_too_common'],
    ['1'.repeat(128), 'password_too_common'],
    ['password'.repeat(12), 'password_too_common'],
    ['Z4wm1nhtet99', 'password_has_name'],
    ['zawminhtet1', 'password_has_name'],
    ['၀၉၄၂၀၀၀၀၀၀၁', 'password_has_name'],
    ['09-420-000-001', 'password_has_name'],
    ['0000001ab', 'password_has_name'],
    ['xx-zawminhtet-xx', 'password_has_name'],
    ['XX-ZAWMINHTET-XX', 'password_has_name'],
    ['x420000001x', 'password_has_name'],
    ['09420000001', 'password_has_name'],
    ['+959420000001', 'password_has_name'],
  ])('may not be %j: %s', async (password, fault) => {
    expect(await passwordFault(password, owner)).toBe(fault)
  })
})
