import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const mm: Texts<typeof en> = {
  title: '2D',
  live: 'တိုက်ရိုက်',
  not_live: 'နောက်ဆုံးဂဏန်း',
  live_region: 'တိုက်ရိုက် 2D ဂဏန်း',
  failed: 'တိုက်ရိုက်ဒေတာ ရယူ၍ မရပါ',
  updated: 'နောက်ဆုံးရ',
  betting_closed: 'ထိုးချိန် ပိတ်ပြီးပါပြီ',
  in_time: (clock) => `ကျန် ${clock}`,
  no_draw_today: (name) => `ယနေ့ 2D ပိတ်ပါသည် - ${name}`,
  weekend: 'စနေ၊ တနင်္ဂနွေ',
  next_draw: (day) => `နောက်ပွဲ ${day}။`,
  quick_links: '2D စာမျက်နှာများ',
  history: 'မှတ်တမ်း',
  winners: 'နေ့စဉ်ကံထူးရှင်',
  holidays: 'ပိတ်ရက်များ',
  results: 'ယနေ့ ထွက်ဂဏန်းများ',
  nothing_today: 'ယနေ့ 2D ပိတ်ပါသည်။',
  not_here_yet: 'ယနေ့ ထွက်ဂဏန်းများသည် တိုက်ရိုက်ဂဏန်းနှင့်အတူ ပေါ်ပါမည်။',
  waiting: 'စောင့်ဆိုင်းဆဲ',
  modern_internet: 'Modern နှင့် Internet',
  modern: 'Modern',
  internet: 'Internet',
  no_modern_internet: 'ဤဂဏန်းများကို ကျွန်ုပ်တို့၏ ရင်းမြစ်တွင် မရရှိနိုင်ပါ။',
  next_close: 'နောက်ပိတ်ချိန်',
  place_bet: 'ထိုးမည်',
  choose_time: 'ပွဲချိန် ရွေးပါ',
  choose_history: 'မှတ်တမ်း ရွေးပါ',
  morning_history: 'မနက်ပိုင်း မှတ်တမ်း',
  evening_history: 'ညနေပိုင်း မှတ်တမ်း',
  past_results: 'ယခင်ရက်များ၏ ထွက်ဂဏန်းများ',
}

export default mm
