import type { Texts } from '#platform/site/texts.ts'
import type en from './en.ts'

const mm: Texts<typeof en> = {
  title: 'ပင်မ',
  heading: (name: string) => `${name} - စလော့၊ ကာစီနို၊ အားကစားနှင့် ကိုယ်ပိုင်ဂိမ်းများ`,
  banners: 'ကြော်ငြာပုံများ',
  previous_banner: 'ရှေ့ကြော်ငြာပုံ',
  next_banner: 'နောက်ကြော်ငြာပုံ',
  banner_of: (place: number, count: number) => `ကြော်ငြာပုံ ${place} / ${count}`,
  no_banners: 'ကြော်ငြာပုံ မရှိသေးပါ',
  pause_line: 'စာတန်းကို ရပ်ရန်',
  run_line: 'စာတန်းကို ဆက်ပြရန်',
  game_types: 'ဂိမ်းအမျိုးအစားများ',
  new_games: 'ဂိမ်းအသစ်များ',
  favourites: 'အကြိုက်ဆုံးဂိမ်းများ',
  providers: 'ဂိမ်းကုမ္ပဏီများ',
  own_games: 'ကိုယ်ပိုင်ဂိမ်းများ',
  two_d: '2D ထီ',
  two_d_line: '12:00 PM, 04:30 PM',
  bet_now: 'ထိုးမည်',
  results: 'ထွက်ဂဏန်းများ',
  live: 'တိုက်ရိုက်',
  digit_bet: 'ဂဏန်းလောင်း',
  digit_bet_line: 'အကြီး၊ အသေး၊ 0–9',
  shan: 'ရှမ်းကိုးမီး',
  shan_line: 'ကိုးနှင့် နီးသူနိုင်',
  see_all: 'အားလုံးကြည့်ရန်',
  search: 'ရှာရန်...',
  search_games: 'ဂိမ်းရှာရန်',
  game_count: (count: number) => `ဂိမ်း ${count} ခု`,
  ok: 'အိုကေ',
  age_line: 'အသက် 18 နှစ်နှင့်အထက်သာ။ ချင့်ချိန်၍ ကစားပါ။',
  legal: ['စည်းကမ်းချက်များ', 'ကိုယ်ရေးလုံခြုံမှု', 'တာဝန်သိသိ ကစားခြင်း', 'လိုင်စင်များ'],
  provider_logo: 'ဂိမ်းကုမ္ပဏီ လိုဂို',
  best_viewed: 'ဤဝဘ်ဆိုက်ကို ကွန်ပျူတာ ဘရောက်ဇာ (Chrome 72 နှင့်အထက်)၊ 1280x1024 နှင့်အထက်တွင် အကောင်းဆုံး ကြည့်ရှုနိုင်ပါသည်။',
  copyright: (name: string) => `© 2019 ${name}။ မူပိုင်ခွင့်အားလုံး ရယူထားသည်။`,

  next_draw: {
    closes_at: (time) => `${time} တွင် ပိတ်မည်`,
    left: 'ကျန်',
    clock: ({ days, clock }) => (days === 0 ? clock : `${days} ရက် ${clock}`),
  },
}

export default mm
