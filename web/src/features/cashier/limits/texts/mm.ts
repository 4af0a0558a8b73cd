import * as shared from '../../../../platform/sentences/mm.ts'
import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const mm: Texts<typeof en> = {
  title: shared.deposit_limits,
  line: 'သွင်းငွေ အများဆုံးပမာဏကို ကိုယ်တိုင် သတ်မှတ်ပါ။',
  rules: [
    'ကန့်သတ်ချက် လျှော့လိုက်လျှင် ချက်ချင်း အတည်ဖြစ်ပါသည်။',
    'ကန့်သတ်ချက် တိုးလိုလျှင် 24 နာရီ စောင့်ပြီးမှ အတည်ပြုရပါသည်။',
    'စောင့်ဆိုင်းဆဲ ငွေသွင်းမှုများကို ထည့်တွက်ပြီး ငြင်းပယ်ထားသည်များကို မတွက်ပါ။',
  ],
  periods: { day: '24 နာရီအတွင်း', week: '7 ရက်အတွင်း', month: 'ရက် 30 အတွင်း' },
  used: (used, limit) => `${limit} Ks အနက် ${used} Ks`,
  paid_in: (used) => `${used} Ks`,
  limit: 'ကန့်သတ်ချက်',
  save: 'သိမ်းမည်',
  save_amount: (amount) => `${amount} Ks သိမ်းမည်`,
  saving: 'သိမ်းနေသည်',
  saved: 'ငွေသွင်းကန့်သတ်ချက်ကို သိမ်းပြီးပါပြီ။',
  remove: 'ကန့်သတ်ချက် မရှိ',
  requested: (amount) => `ကန့်သတ်ချက် ${amount} Ks ကို တောင်းဆိုထားပါသည်။`,
  asked_none: 'ကန့်သတ်ချက် ဖယ်ရှားရန် တောင်းဆိုထားပါသည်။',
  from: (date, time) => `${date}၊ ${time} မှစ၍ အတည်ပြုနိုင်ပါသည်။`,
  confirm: 'အတည်ပြုမည်',
  keep: 'ကန့်သတ်ချက် မပြောင်းတော့ပါ',
  net_title: 'အသားတင် သွင်းငွေ',
  net_periods: { month: 'ယခုလ', year: 'ယခုနှစ်', ever: 'အကောင့်ဖွင့်ချိန်မှ စ၍' },
  in_out: (paid, taken) => `သွင်းငွေ ${paid} · ထုတ်ငွေ ${taken}`,
}

export default mm
