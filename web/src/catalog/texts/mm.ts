import * as shared from '../../platform/sentences/mm.ts'
import type { Texts } from '../../platform/texts.ts'
import type en from './en.ts'

export default {
  play: 'ကစားမည်',
  playGame: (game: string) => `${game} ကစားမည်`,
  opening: (game: string) => `${game} ကို ဖွင့်နေသည်`,
  hot: 'လူကြိုက်များ',
  hotGames: 'လူကြိုက်များ ဂိမ်း',
  maintenance: 'ပြုပြင်ဆဲ',
  loading: shared.loading,
  tryAgain: shared.try_again,
  somethingWrong: shared.something_wrong,
  noData: 'အချက်အလက် မတွေ့ပါ',
  noGames: 'ဂိမ်း မတွေ့ပါ။',
  noHotGames: 'ဂိမ်းစာရင်း မရှိသေးပါ။',
  noListLine: 'နောက်မှ ပြန်ကြည့်ပါ။ သို့မဟုတ် အခြားတစ်ခုကို ရွေးပါ။',
  loadMore: shared.load_more,
  launchFailed: shared.launch_failed,
  launchEmpty: 'ဂိမ်းကို ဖွင့်၍မရပါ။ ဂိမ်းလိပ်စာ မရရှိပါ။',
  popupBlocked: shared.popup_blocked,
  network: shared.network_error,
  openGame: 'ဂိမ်းဖွင့်မည်',
  dismiss: shared.close_message,
} satisfies Texts<typeof en>
