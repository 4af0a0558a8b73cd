import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const mm: Texts<typeof en> = {
  title: 'နေ့စဉ်ကံထူးရှင်',
  refresh: 'ပြန်ရယူမည်',
  date: 'ရက်စွဲ',
  sessions: 'ပွဲချိန်များ',
  all: 'အားလုံး',
  morning: 'မနက်ပိုင်း',
  evening: 'ညနေပိုင်း',
  winners: 'ကံထူးရှင်များ',
  failed: 'ကံထူးရှင်စာရင်း ရယူ၍ မရပါ',
  only_players: 'ကစားသမားများသာ ကံထူးရှင်စာရင်းကို ကြည့်နိုင်ပါသည်။',
  no_winners: 'ဤပွဲတွင် ကံထူးရှင် မရှိပါ',
  no_data: 'အချက်အလက် မရှိသေးပါ',
  latest: 'နောက်ဆုံး ရလဒ်များ',
  member: 'ကစားသမား',
  bet: 'ထိုးငွေ',
  win: 'ဆုငွေ',
  count: (count) => `ကံထူးရှင် ${count} ဦး`,
}

export default mm
