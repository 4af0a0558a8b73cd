import * as shared from '../../../../platform/sentences/mm.ts'
import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const mm: Texts<typeof en> = {
  history: 'လောင်းကြေး မှတ်တမ်း',
  date: 'ရက်စွဲ',
  bet_type: 'အမျိုးအစား',
  digit_column: 'ဂဏန်း',
  bet_amount_column: 'ပမာဏ',
  rolled: 'ထွက်',
  outcome: 'ရလဒ်',
  details: 'အသေးစိတ်',
  win: 'နိုင်',
  lose: 'ရှုံး',
  win_amount: 'နိုင်ငွေ',
  profit: 'အမြတ်',
  load_more: shared.load_more,
  history_failed: 'လောင်းကြေးမှတ်တမ်းကို ရယူ၍ မရပါ။',
  no_bets: 'မလောင်းရသေးပါ',
  no_bets_line: 'လောင်းပြီးသည်နှင့် မှတ်တမ်းကို ဤနေရာတွင် ကြည့်နိုင်ပါသည်။',
  session_net: 'ယခုကစားချိန်',
  minutes: (minutes) => (minutes < 60 ? `${minutes} မိနစ်` : `${Math.floor(minutes / 60)} နာရီ ${minutes % 60} မိနစ်`),
}

export default mm
