import * as shared from '#platform/site/sentences/mm.ts'
import type { Texts } from '#platform/site/texts.ts'
import type en from './en.ts'

const mm: Texts<typeof en> = {
  balances: 'လက်ကျန်များ',
  main: 'ပင်မ',
  game: 'ဂိမ်း',
  deposit: 'ငွေသွင်းမည်',
  exchange: shared.exchange,
  continue_playing: 'ဆက်ကစားမည်',
  first_games: 'စကစားရန် ဂိမ်းများ',
  try_free: 'အခမဲ့ စမ်းကစားရန်',
  join: 'အခမဲ့ အကောင့်ဖွင့်ပါ',
  join_line: 'ငွေအစစ် အနိုင်ရယူပါ။ အကြိုက်ဆုံးဂိမ်းများ သိမ်းပါ။ ပရိုမိုးရှင်း ရယူပါ။',
  join_now: shared.join_now,
  no_favourites: 'ဂိမ်းပေါ်ရှိ အသည်းပုံကို နှိပ်ပြီး ဤနေရာတွင် သိမ်းပါ။',
  wins: {
    title: 'လတ်တလော ကံထူးရှင်များ',
    largest_today: 'ယနေ့ အများဆုံး',
    largest_week: '7 ရက် အများဆုံး',
    pause: 'ကံထူးရှင်စာရင်းကို ရပ်ရန်',
    resume: 'ကံထူးရှင်စာရင်းကို ဆက်ပြရန်',
    now: 'ယခုလေးတင်',
    minutes: (count) => `${count} မိနစ်အကြာက`,
    hours: (count) => `${count} နာရီအကြာက`,
    days: (count) => `${count} ရက်အကြာက`,
  },
}

export default mm
