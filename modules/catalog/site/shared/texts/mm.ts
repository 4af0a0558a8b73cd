import * as shared from '#platform/site/sentences/mm.ts'
import type { Texts } from '#platform/site/texts.ts'
import type en from './en.ts'

const mm: Texts<typeof en> = {
  play: 'ကစားမည်',
  play_game: (game: string) => `${game} ကစားမည်`,
  opening: (game: string) => `${game} ကို ဖွင့်နေသည်`,
  hot: 'လူကြိုက်များ',
  hot_games: 'လူကြိုက်များ ဂိမ်း',
  maintenance: 'ပြုပြင်ဆဲ',
  loading: shared.loading,
  try_again: shared.try_again,
  something_wrong: shared.something_wrong,
  no_data: 'အချက်အလက် မတွေ့ပါ',
  no_games: 'ဂိမ်း မတွေ့ပါ။',
  no_hot_games: 'ဂိမ်းစာရင်း မရှိသေးပါ။',
  no_list_line: 'နောက်မှ ပြန်ကြည့်ပါ။ သို့မဟုတ် အခြားတစ်ခုကို ရွေးပါ။',
  load_more: shared.load_more,
  launch_failed: shared.launch_failed,
  launch_empty: 'ဂိမ်းကို ဖွင့်၍မရပါ။ ဂိမ်းလိပ်စာ မရရှိပါ။',
  popup_blocked: shared.popup_blocked,
  network: shared.network_error,
  open_game: 'ဂိမ်းဖွင့်မည်',
  dismiss: shared.close_message,
}

export default mm
