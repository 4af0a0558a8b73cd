import { expect, test } from 'vitest'
import { joinWords } from './burmese-words.ts'

const JOINER = '\u2060'

test('no line ends within a Burmese word that browsers do not know', () => {
  expect(joinWords('ဂိမ်းများ')).toBe(`ဂိ${JOINER}မ်းများ`)
  expect(joinWords('အကောင့်')).toBe(`အ${JOINER}ကော${JOINER}င့်`)
})

test('what denies stays with what it denies, and a word that ends alike is left alone', () => {
  expect(joinWords('ဖွင့်၍မရပါ')).toBe(`ဖွင့်၍မ${JOINER}ရ${JOINER}ပါ`)
  expect(joinWords('ကစားမည်၊ ပင်မ')).toBe('ကစားမည်၊ ပင်မ')
})

test('nothing but the joiner is added', () => {
  const sentence = 'သင့်အကောင့်ဖြင့် ဂိမ်းအားလုံးကို မကစားနိုင်သေးပါ။'

  expect(joinWords(sentence).replaceAll(JOINER, '')).toBe(sentence)
})

test('words of receipts and stakes stay whole too, and what was joined is not joined again', () => {
  expect(joinWords('စလစ်')).toBe(`စ${JOINER}လ${JOINER}စ်`)
  for (const sentence of ['ဂိမ်းကို မရပါ၊ ထိုးငွေ ရပါမည်', 'Deposit 500 Ks']) {
    expect(joinWords(joinWords(sentence))).toBe(joinWords(sentence))
  }
})

test('an ending stays with its verb, and is whole itself', () => {
  expect(joinWords('သေချာပါသလား။')).toBe(`သေချာ${JOINER}ပါ${JOINER}သလား။`)
  expect(joinWords('ရွေးပါ၊ ရောက်ပါမည်')).toBe(`ရွေး${JOINER}ပါ၊ ရောက်${JOINER}ပါ${JOINER}မည်`)
  // Here it begins a word of its own, and there it is a part of one.
  for (const words of ['ဂဏန်း ပါဝါ', 'ဂဏန်းပါဝါ', 'အားလုံးပါဝင်သည်', 'နံပါတ်', 'တစ်ပါး']) expect(joinWords(words)).toBe(words)
})

test('money stays with what is done to it', () => {
  for (const [verb, joined] of [
    ['လွှဲ', 'ငွေလွှဲပါ'],
    ['သွင်း', 'ငွေသွင်းမည်'],
    ['ထုတ်', 'ငွေထုတ်မည်'],
    ['ပြောင်း', 'ငွေပြောင်းမည်'],
  ] as const) {
    expect(joinWords(joined)).toContain(`ငွေ${JOINER}${verb}`)
  }
})
