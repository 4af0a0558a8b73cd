import { expect, test } from 'vitest'
import { plainLine } from './spelling.ts'
import { unicodeOfZawgyi } from './zawgyi.ts'

/** Words of lists in Zawgyi, as its keyboards write them, and in Unicode. */
const WORDS: readonly (readonly [zawgyi: string, unicode: string])[] = [
  ['ထိပ္', 'ထိပ်'],
  ['ပိတ္', 'ပိတ်'],
  ['ေနာက္', 'နောက်'],
  ['ဘရိတ္', 'ဘရိတ်'],
  ['နကၡတ္', 'နက္ခတ်'],
  ['နက္ခက္', 'နက်ခက်'],
  ['ေခြ', 'ခွေ'],
  ['ေခြပူး', 'ခွေပူး'],
  ['အေခြ', 'အခွေ'],
  ['ညီေနာင္', 'ညီနောင်'],
  ['ညီအစ္ကို', 'ညီအစ်ကို'],
  ['စံုပူး', 'စုံပူး'],
  ['စံုထိပ္', 'စုံထိပ်'],
  ['ပတ္သီး', 'ပတ်သီး'],
  ['ပတ္လည္', 'ပတ်လည်'],
  ['ႀကီး', 'ကြီး'],
  ['ၾကီး', 'ကြီး'],
  ['ငယ္', 'ငယ်'],
  ['ေထာင္', 'ထောင်'],
  ['ေသာင္း', 'သောင်း'],
  ['သိန္း', 'သိန်း'],
  ['က်ပ္', 'ကျပ်'],
  ['စုစုေပါင္း', 'စုစုပေါင်း'],
  ['ေပါင္း', 'ပေါင်း'],
  ['ထိုင္း', 'ထိုင်း'],
  ['ကိုေအာင္', 'ကိုအောင်'],
]

test.each(WORDS)('%s is %s', (zawgyi, unicode) => {
  expect(unicodeOfZawgyi(zawgyi).normalize('NFC')).toBe(unicode.normalize('NFC'))
  expect(plainLine(`12 ${zawgyi} 500`)).toEqual({ text: `12 ${unicode.normalize('NFC')} 500`, is_zawgyi: true })
})

test('a line in Unicode is never taken for Zawgyi', () => {
  for (const [, unicode] of WORDS) {
    expect(plainLine(`12 ${unicode} 500`)).toEqual({ text: `12 ${unicode.normalize('NFC')} 500`, is_zawgyi: false })
  }
})
