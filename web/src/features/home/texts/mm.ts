import type { Texts } from '../../../platform/texts.ts'
import type en from './en.ts'

export default {
  title: 'ပင်မ',
  heading: (name: string) => `${name} - စလော့၊ ကာစီနို၊ အားကစားနှင့် အိမ်တွင်းဂိမ်းများ`,
  banners: 'ကြော်ငြာပုံများ',
  previousBanner: 'ရှေ့ကြော်ငြာပုံ',
  nextBanner: 'နောက်ကြော်ငြာပုံ',
  bannerOf: (place: number, count: number) => `ကြော်ငြာပုံ ${place} / ${count}`,
  noBanners: 'ကြော်ငြာပုံ မရှိသေးပါ',
  pauseLine: 'စာတန်းကို ရပ်ရန်',
  runLine: 'စာတန်းကို ဆက်ပြရန်',
  gameTypes: 'ဂိမ်းအမျိုးအစားများ',
  providers: 'ဂိမ်းကုမ္ပဏီများ',
  houseGames: 'ကိုယ်ပိုင်ဂိမ်းများ',
  digitBet: 'ဂဏန်းလောင်း',
  digitBetLine: 'အကြီး၊ အသေး၊ 0–9',
  seeAll: 'အားလုံးကြည့်ရန်',
  search: 'ရှာရန်...',
  searchGames: 'ဂိမ်းရှာရန်',
  gameCount: (count: number) => `ဂိမ်း ${count} ခု`,
  ok: 'အိုကေ',
  ageLine: 'အသက် ၁၈ နှစ်နှင့်အထက်သာ။ တတ်နိုင်သလောက်သာ ကစားပါ။',
  providerLogo: 'ဂိမ်းကုမ္ပဏီ လိုဂို',
  bestViewed: 'ဤဝဘ်ဆိုက်ကို ကွန်ပျူတာ ဘရောက်ဇာ (Chrome 72 နှင့်အထက်)၊ 1280x1024 နှင့်အထက်တွင် အကောင်းဆုံး ကြည့်ရှုနိုင်ပါသည်။',
  copyright: (name: string) => `© 2019 ${name}။ မူပိုင်ခွင့်အားလုံး ရယူထားသည်။`,
} satisfies Texts<typeof en>
