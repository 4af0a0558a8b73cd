import type { Texts } from '../../../../../platform/texts.ts'
import type en from './en.ts'

const mm: Texts<typeof en> = {
  correcting: (number) => `ငွေသွင်း အမှတ် ${number} ကို ပြင်ရန်`,
  line: 'ငွေကို ထပ်မလွှဲပါနှင့်။ မှားနေသည်ကို ပြင်ပြီး ပြေစာ ထည့်ပါ။',
  paid_to: 'သင်ငွေလွှဲခဲ့သည့် အကောင့်',
  account_gone: 'ဤအကောင့်ကို အသုံးမပြုတော့ပါ',
  account_gone_line: 'ဤငွေသွင်း အမှတ်ဖြင့် ဆက်သွယ်ပေးပါ။',
  ask: (number) => `ငွေသွင်း အမှတ် ${number} အကြောင်း မေးမည်`,
}

export default mm
