import type { Texts } from '../../platform/texts.ts'
import type en from './en.ts'

export default {
  description:
    'သဇင်တွင် စလော့၊ ကာစီနို၊ ငါးပစ်ဂိမ်းနှင့် အားကစားဂိမ်းများ ကစားပါ။ ဂဏန်းလောင်း၏ မျှတမှုကို ကိုယ်တိုင်စစ်ဆေးနိုင်ပြီး လက်ကျန်ငွေ နှစ်မျိုးကို ရှင်းလင်းစွာ မြင်ရပါသည်။',
  skip: 'အကြောင်းအရာသို့ ကျော်သွားရန်',
  close: 'ပိတ်ရန်',
  home: 'ပင်မ',
  games: 'ဂိမ်းများ',
  account: 'ကျွန်ုပ်၏အကောင့်',
  digitBet: 'ဂဏန်းလောင်း',
  myProfile: 'ကိုယ်ရေးအချက်အလက်',
  me: 'ပရိုဖိုင်',
  wallet: 'ပိုက်ဆံအိတ်',
  logs: 'မှတ်တမ်း',
  mainNavigation: 'ပင်မမီနူး',
  menu: 'မီနူး',
  login: 'ဝင်မည်',
  joinNow: 'အကောင့်ဖွင့်မည်',
  logout: 'ထွက်မည်',
  loggingOut: 'ထွက်နေသည်',
  loggedOut: 'အကောင့်မှ ထွက်ပြီးပါပြီ။',
  gameBalance: 'ဂိမ်းလက်ကျန်',
  mainBalance: 'ပင်မလက်ကျန်',
  exchange: 'ငွေလွှဲမည်',
  language: 'ဘာသာစကား',
  chooseLanguage: (name: string) => `ဘာသာစကား - ${name}`,
  welcomeGuest: 'မင်္ဂလာပါ',
  guestLine: 'ကစားရန် အကောင့်ဝင်ပေးပါ။',
  notFoundTitle: 'ဤစာမျက်နှာကို ရှာမတွေ့ပါ',
  notFoundLine: 'စာမျက်နှာ ပြောင်းရွှေ့သွားခြင်း သို့မဟုတ် လိပ်စာ မမှန်ခြင်း ဖြစ်နိုင်ပါသည်။',
  goHome: 'ပင်မသို့ သွားမည်',
} satisfies Texts<typeof en>
