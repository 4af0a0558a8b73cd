import * as shared from '#platform/site/sentences/mm.ts'
import type { Texts } from '#platform/site/texts.ts'
import { NAME_BURMESE } from '#ui/art/name-burmese.ts'
import type en from './en.ts'

const mm: Texts<typeof en> = {
  /** The name of the platform as an outline, in the letters of this language. */
  lettering: NAME_BURMESE,
  skip: 'အကြောင်းအရာသို့ ကျော်သွားရန်',
  close: 'ပိတ်ရန်',
  close_menu: shared.close_dialog,
  close_message: shared.close_message,
  home: 'ပင်မ',
  games: 'ဂိမ်းများ',
  account: 'ကျွန်ုပ်၏အကောင့်',
  two_d: '2D ထီ',
  digit_bet: 'ဂဏန်းလောင်း',
  shan: 'ရှမ်းကိုးမီး',
  my_profile: 'ကိုယ်ရေးအချက်အလက်',
  me: 'ပရိုဖိုင်',
  wallet: 'ပိုက်ဆံအိတ်',
  logs: 'မှတ်တမ်း',
  notifications: 'အသိပေးချက်များ',
  ads_video: 'ကြော်ငြာဗီဒီယို',
  videos: 'ဗီဒီယို',
  promotion: 'ပရိုမိုးရှင်း',
  contact: 'ဆက်သွယ်',
  ranking: 'အဆင့်ဇယား',
  about: 'ကျွန်ုပ်တို့အကြောင်း',
  download_app: 'အက်ပ် ဒေါင်းလုဒ်',
  appearance: 'အသွင်အပြင်',
  themes: { system: 'ဖုန်းအတိုင်း', day: 'အလင်း', night: 'အမှောင်' },
  deposit: 'ငွေသွင်း',
  main_navigation: 'ပင်မမီနူး',
  search: 'ရှာဖွေရန်',
  menu: 'မီနူး',
  login: 'ဝင်မည်',
  join_now: shared.join_now,
  logout: 'ထွက်မည်',
  logging_out: 'ထွက်နေသည်',
  logged_out: 'အကောင့်မှ ထွက်ပြီးပါပြီ။',
  game_balance: shared.game_balance,
  main_balance: shared.main_balance,
  main: 'ပင်မ',
  game: 'ဂိမ်း',
  exchange: shared.exchange,
  language: 'ဘာသာစကား',
  choose_language: (name: string) => `ဘာသာစကား - ${name}`,
  welcome_guest: 'မင်္ဂလာပါ',
  guest_line: 'ကစားရန်နှင့် လက်ကျန်ကြည့်ရန် အကောင့်ဝင်ပေးပါ။',
  network: shared.network_error,

  document: {
    description:
      'သဇင်တွင် စလော့၊ ကာစီနို၊ ငါးပစ်ဂိမ်းနှင့် အားကစားဂိမ်းများ ကစားပါ။ ဂဏန်းလောင်း၏ မျှတမှုကို ကိုယ်တိုင်စစ်ဆေးနိုင်ပြီး လက်ကျန်နှစ်မျိုးကို ရှင်းလင်းစွာ မြင်ရပါသည်။',
    game_window_lost: 'ဤဝင်းဒိုးတွင် ဂိမ်း မရှိတော့ပါ။ ပိတ်ပြီး ကစားမည်ကို ထပ်နှိပ်ပါ။',
  },

  download: {
    title: 'အက်ပ် ဒေါင်းလုဒ်',
    line: (name) => `${name} ကို ဖုန်းမျက်နှာပြင်ပေါ် တင်ထားပါ။ အက်ပ်ကဲ့သို့ ပွင့်ပြီး နေရာ မယူသလောက်ဖြစ်ကာ အမြဲ နောက်ဆုံးပေါ် ဖြစ်ပါသည်။`,
    android: 'Android',
    android_steps: 'ဘရောက်ဇာ၏ မီနူး (အစက်သုံးစက်) ကို ဖွင့်ပြီး “Install app” သို့မဟုတ် “Add to Home screen” ကို ရွေးပါ။',
    iphone: 'iPhone',
    iphone_steps: 'Safari တွင် Share ခလုတ်ကို နှိပ်ပြီး “Add to Home Screen” ကို ရွေးပါ။',
    computer: 'ကွန်ပျူတာ',
    computer_steps: 'လိပ်စာဘား၏ ညာဘက်အစွန်ရှိ ထည့်သွင်းရန် သင်္ကေတကို နှိပ်ပါ။',
    close: shared.close_dialog,
  },

  failure: {
    title: 'တစ်ခုခု မှားယွင်းသွားပါသည်။',
    screen: 'ဤစာမျက်နှာကို ပြသ၍မရပါ။ အခြားစာမျက်နှာများကို ပုံမှန် အသုံးပြုနိုင်ပါသည်။',
    frame: 'ဝဘ်ဆိုက်ကို ပြသ၍မရပါ။',
    overlay: 'ဖွင့်၍မရပါ။ ထပ်ကြိုးစားပါ။',
    again: shared.try_again,
    home: 'ပင်မ',
    reload: 'ပြန်ဖွင့်မည်',
  },

  release: {
    renewed: 'ဝဘ်ဆိုက်ကို အသစ်ပြင်ဆင်ပြီးပါပြီ။ အခြားစာမျက်နှာသို့ သွားသည့်အခါ ဗားရှင်းအသစ် ပွင့်ပါမည်။',
  },

  not_found: {
    title: 'ဤစာမျက်နှာကို ရှာမတွေ့ပါ',
    line: 'စာမျက်နှာ ပြောင်းရွှေ့သွားခြင်း သို့မဟုတ် လိပ်စာ မမှန်ခြင်း ဖြစ်နိုင်ပါသည်။',
    go_home: 'ပင်မသို့ သွားမည်',
  },

  notes: {
    offline: 'အင်တာနက် ပြတ်နေပါသည်။ နောက်ဆုံးရထားသော အချက်အလက်ကို ပြထားပါသည်။',
    no_line: 'အင်တာနက် ပြတ်နေသည်',
    on_break: 'ခေတ္တနားနေပါသည်',
    break: 'နားနေချိန်',
  },
}

export default mm
