import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const mm: Texts<typeof en> = {
  title: 'ငွေသွင်းကန့်သတ်ချက်',
  line: 'အများဆုံး မည်မျှ ငွေသွင်းမည်ကို ကိုယ်တိုင် ဆုံးဖြတ်ပါ။',
  rules: [
    'လျှော့လိုက်လျှင် ချက်ချင်း အတည်ဖြစ်ပါသည်။',
    'တိုးလိုလျှင် ၂၄ နာရီ စောင့်ပြီးမှ အတည်ပြုရပါသည်။',
    'စစ်ဆေးဆဲ ငွေသွင်းမှုများကို ထည့်တွက်ပြီး ပယ်ချခံရသည်များကို မတွက်ပါ။',
  ],
  periods: { day: '၂၄ နာရီအတွင်း', week: '၇ ရက်အတွင်း', month: 'ရက် ၃၀ အတွင်း' },
  used: (used, limit) => `${limit} Ks တွင် ${used}`,
  paid_in: (used) => `${used} Ks`,
  limit: 'ကန့်သတ်ချက်',
  save: 'သိမ်းမည်',
  saving: 'သိမ်းနေသည်',
  saved: 'ငွေသွင်းကန့်သတ်ချက်ကို သိမ်းပြီးပါပြီ။',
  remove: 'မကန့်သတ်ပါ',
  requested: (amount) => `${amount} Ks သို့ တိုးရန် တောင်းဆိုထားပါသည်။`,
  asked_none: 'ကန့်သတ်ချက် ဖယ်ရှားရန် တောင်းဆိုထားပါသည်။',
  from: (date, time) => `${date}၊ ${time} မှစ၍ အတည်ပြုနိုင်ပါသည်။`,
  confirm: 'အတည်ပြုမည်',
  keep: 'မတိုးတော့ပါ',
  net_title: 'သွင်းငွေမှ ထုတ်ငွေ နုတ်လျှင်',
  net_periods: { month: 'ယခုလ', year: 'ယခုနှစ်', ever: 'အကောင့်ဖွင့်ချိန်မှ စ၍' },
  in_out: (paid, taken) => `သွင်း ${paid}၊ ထုတ် ${taken}`,
}

export default mm
