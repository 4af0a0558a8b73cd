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
}

export default mm
