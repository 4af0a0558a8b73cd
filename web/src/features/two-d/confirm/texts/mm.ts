import * as shared from '../../../../platform/sentences/mm.ts'
import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const mm: Texts<typeof en> = {
  title: 'အတည်ပြုရန်',
  main_balance: shared.main_balance,
  short: (amount) => `ပင်မလက်ကျန် ${amount} Ks လိုနေပါသည်။`,
  exchange: shared.exchange,
  deposit: 'ငွေသွင်းမည်',
  numbers: 'သင့်ဂဏန်းများ',
  odds: 'အလျော်ဆ',
  would_pay: 'ရမည့်ငွေ',
  stake_on: (num) => `${num} အတွက် ထိုးငွေ`,
  remove: (num) => `${num} ဖျက်ရန်`,
  stake_min: (min) => `အနည်းဆုံး ${min} Ks ထိုးရပါမည်`,
  add_more: 'ထပ်ထည့်မည်',
  total: 'စုစုပေါင်း',
  total_of: (count) => `${count} ကွက် စုစုပေါင်း`,
  confirm: 'အတည်ပြုမည်',
  confirm_sum: (sum) => `${sum} Ks အတည်ပြုမည်`,
  sending: shared.sending,
  placed: 'ထိုးခြင်း အောင်မြင်ပါသည်',
  failed: 'ထိုး၍ မရပါ။',
  unknown: 'ထိုးပြီးမပြီး မသိရသေးပါ။',
  once: 'ထပ်အတည်ပြုလည်း နှစ်ခါ ထိုးမည် မဟုတ်ပါ။',
  your_slips: 'သင့်ဘောက်ချာများ',
  over_limit: 'သတ်မှတ်ချက်ကျော်သော ဂဏန်းများ - ',
  still_takes: (num, amount) => `${num} တွင် ${amount} Ks သာ ထိုးနိုင်ပါသေးသည်`,
  takes_nothing: (num) => `${num} ပြည့်ပြီး`,
  place_rest: (total) => `ကျန်သည်ကို ထိုးမည် · ${total} Ks`,
}

export default mm
