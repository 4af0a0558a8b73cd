import * as shared from '#platform/site/sentences/mm.ts'
import type { Texts } from '#platform/site/texts.ts'
import type en from './en.ts'

const mm: Texts<typeof en> = {
  title: 'ရှာဖွေရန်',
  field: 'ဂိမ်း၊ ဂိမ်းကုမ္ပဏီ၊ 2D၊ စာမျက်နှာ',
  recent: 'မကြာမီက ရှာဖွေမှုများ',
  clear: 'ရှင်းမည်',
  nothing: 'ရှာမတွေ့ပါ',
  nothing_line: 'စာလုံးပေါင်းကို စစ်ဆေးပါ။ သို့မဟုတ် ဤနေရာများသို့ သွားပါ။',
  results: (count: number) => `${count} ခု တွေ့ပါသည်`,
  lost: 'ရှာဖွေမှုကို ဖွင့်၍မရပါ။',
  provider: 'ဂိမ်းကုမ္ပဏီ',
  page: 'စာမျက်နှာ',
  loading: shared.loading,
  try_again: shared.try_again,
  close: shared.close_dialog,
  pages: {
    hot: 'လူကြိုက်များ ဂိမ်း',
    games: 'ဂိမ်းများ',
    demo: 'အစမ်းကစားရန်',
    two_d: '2D ထီ',
    two_d_bet: '2D ထိုးရန်',
    results_2d: '2D ထွက်ဂဏန်းများ',
    statistics_2d: '2D စာရင်းအင်း',
    holidays: '2D ပိတ်ရက်များ',
    winners: 'နေ့စဉ်ကံထူးရှင်',
    digit: 'ဂဏန်းလောင်း',
    shan: 'ရှမ်းကိုးမီး',
    promotion: 'ပရိုမိုးရှင်း',
    deposit: 'ငွေသွင်း',
    withdraw: 'ငွေထုတ်',
    wallet: 'ပိုက်ဆံအိတ်',
    logs: 'မှတ်တမ်း',
    statement: 'ငွေစာရင်း',
    profile: 'ကိုယ်ရေးအချက်အလက်',
    ranking: 'အဆင့်ဇယား',
    videos: 'ဗီဒီယို',
    contact: 'ဆက်သွယ်',
    about: 'ကျွန်ုပ်တို့အကြောင်း',
  },
}

export default mm
