import { describe, expect, test } from 'vitest'
import { maskName } from './mask-name.ts'

describe('a masked name', () => {
  test.each([
    ['Ko Aung Myint', 'Ko•••'],
    ['  Su', 'Su•••'],
    ['U', 'U•••'],
    ['U Ba', 'U•••'],
    ['K9 Player', 'K•••'],
    ['09 450 123 456', '•••'],
    ['၀၉၄၅၀၁၂၃', '•••'],
    ['+95 Ko', '•••'],
    ['', '•••'],
    ['王小明', '王小•••'],
    ['ကိုအောင်', 'ကိုအော•••'],
    ['สมชาย', 'สม•••'],
  ])('of %j is %j', (name, masked) => {
    expect(maskName(name)).toBe(masked)
  })

  test('never has more than two letters', () => {
    const names = ['မောင်မောင်', 'ထွန်းထွန်း', 'ကောင်းကောင်း', 'န္ဒန္ဒန္ဒ', 'Zaw Zaw', '陈伟强', 'ณัฐพงษ์']
    for (const name of names) expect(maskName(name).match(/\p{L}/gu)?.length ?? 0, name).toBeLessThanOrEqual(2)
  })
})
