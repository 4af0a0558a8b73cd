import * as shared from '../../../../platform/sentences/mm.ts'
import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const mm: Texts<typeof en> = {
  deposit_network_error: 'ငွေသွင်းစဉ် အမှားတစ်ခု ဖြစ်ပွားခဲ့ပါသည်။ ထပ်ကြိုးစားပါ။',
  pay_to: 'ဤအကောင့်သို့ ငွေလွှဲပါ',
  choose_account: 'ငွေလွှဲမည့် အကောင့် ရွေးပါ',
  copy: shared.copy,
  copied: shared.copied,
  no_banks: 'ယခု ငွေသွင်းရန် အကောင့် မရှိသေးပါ။',
  no_banks_line: 'ခဏအကြာတွင် ထပ်ကြိုးစားပါ။',
  amount_sent: 'လွှဲခဲ့သော ငွေပမာဏ',
  reference: (digits) => `ပြေစာ၏ နောက်ဆုံး ဂဏန်း ${digits} လုံး`,
  reference_hint: 'KBZPay၊ WavePay စလစ်ရှိ လုပ်ငန်းစဉ်အမှတ် (Transaction ID) ၏ နောက်ဆုံးဂဏန်းများ ဖြစ်ပါသည်။',
  reference_short: (digits, typed) => `ဂဏန်း ${digits} လုံး အပြည့်ထည့်ပါ။ ${typed} လုံးသာ ထည့်ရသေးသည်။`,
  do_deposit: 'ငွေသွင်းမည်',
  do_deposit_amount: (amount) => `${amount} Ks သွင်းမည်`,
  deposit_line: 'ငွေသွင်းမှုတိုင်းကို ဝန်ထမ်းက စစ်ဆေးပါသည်။ အဆင့်တိုင်းကို မှတ်တမ်းတွင် ကြည့်နိုင်သည်။',
  deposit_done: 'ငွေသွင်းရန် တောင်းဆိုပြီးပါပြီ။ စစ်ဆေးပြီးသည်နှင့် လက်ကျန်ထဲ ရောက်ပါမည်။',
  change: 'ပြောင်းမည်',
  closed: 'ယခုအချိန်တွင် ငွေသွင်းခြင်းကို ပိတ်ထားပါသည်',
  closed_line: 'ခဏအကြာတွင် ပြန်လာကြည့်ပါ။ တောင်းဆိုပြီးသားများကို ပုံမှန်အတိုင်း စစ်ဆေးပေးနေပါသည်။',
  limit_reached: 'သင်သတ်မှတ်ထားသော ငွေသွင်းကန့်သတ်ချက် ပြည့်သွားပါပြီ',
  limit_reached_line: 'မည်သည့်အချိန်တွင် ပြန်သွင်းနိုင်မည်ကို ကန့်သတ်ချက်တွင် ကြည့်ပါ။',
  limits: shared.deposit_limits,
}

export default mm
