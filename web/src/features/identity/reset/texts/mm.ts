import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

export default {
  title: 'စကားဝှက်အသစ်',
  line: 'ကျွန်ုပ်တို့ထံ အရင်ဆက်သွယ်ပါ။ သင်ဖြစ်ကြောင်း အတည်ပြုပြီးနောက် ၁၅ မိနစ်အတွင်း သုံးနိုင်သော ဂဏန်း ၈ လုံးပါ ကုဒ်ကို ပြောပြပါမည်။',
  contact: 'ဆက်သွယ်ရန်',
  phone: 'ဖုန်းနံပါတ်',
  code: 'ကုဒ်',
  newPassword: 'စကားဝှက်အသစ်',
  change: 'စကားဝှက် ပြောင်းမည်',
  changing: 'ပြောင်းနေသည်',
  changed: 'စကားဝှက် ပြောင်းပြီးပါပြီ။ အကောင့်ဝင်ပေးပါ။',
} satisfies Texts<typeof en>
