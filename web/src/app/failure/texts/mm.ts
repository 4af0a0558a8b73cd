import * as shared from '../../../platform/sentences/mm.ts'
import type { Texts } from '../../../platform/texts.ts'
import type en from './en.ts'

export default {
  title: 'တစ်ခုခု မှားယွင်းသွားပါသည်။',
  screen: 'ဤစာမျက်နှာကို ပြသ၍မရပါ။ အခြားစာမျက်နှာများကို ပုံမှန် အသုံးပြုနိုင်ပါသည်။',
  frame: 'ဝဘ်ဆိုက်ကို ပြသ၍မရပါ။',
  overlay: 'ဖွင့်၍မရပါ။ ထပ်ကြိုးစားပါ။',
  again: shared.try_again,
  home: 'ပင်မ',
  reload: 'ပြန်ဖွင့်မည်',
} satisfies Texts<typeof en>
