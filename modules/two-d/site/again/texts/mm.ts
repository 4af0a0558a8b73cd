import type { Texts } from '#platform/site/texts.ts'
import type en from './en.ts'

const mm: Texts<typeof en> = {
  again: 'ထပ်ထိုးမည်',
  not_as_before: (slip_no) => `ဘောက်ချာ ${slip_no} အတိုင်း ထိုး၍ မရသော ဂဏန်းများ -`,
  closed: (num) => `${num} ပိတ်ထားသည်`,
  at_least: (num, amount) => `${num}: အနည်းဆုံး ${amount} Ks`,
  at_most: (num, amount) => `${num}: အများဆုံး ${amount} Ks`,
  keep: (total) => `ထိုး၍ရသည်များသာ ထားမည် · ${total} Ks`,
  odds: (now, before) => `အလျော်ဆ × ${now}၊ ထိုဘောက်ချာတွင် × ${before}`,
  others: (count) => `ယခင်ရွေးထားသော ${count} ကွက် ပါဝင်သည်။`,
}

export default mm
