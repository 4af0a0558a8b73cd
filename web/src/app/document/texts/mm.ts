import type { Texts } from '../../../platform/texts.ts'
import type en from './en.ts'

export default {
  description:
    'သဇင်တွင် စလော့၊ ကာစီနို၊ ငါးပစ်ဂိမ်းနှင့် အားကစားဂိမ်းများ ကစားပါ။ ဂဏန်းလောင်း၏ မျှတမှုကို ကိုယ်တိုင်စစ်ဆေးနိုင်ပြီး လက်ကျန်နှစ်မျိုးကို ရှင်းလင်းစွာ မြင်ရပါသည်။',
  gameWindowLost: 'ဤဝင်းဒိုးတွင် ဂိမ်း မရှိတော့ပါ။ ပိတ်ပြီး ကစားမည်ကို ထပ်နှိပ်ပါ။',
} satisfies Texts<typeof en>
