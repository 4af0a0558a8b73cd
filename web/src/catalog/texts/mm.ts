import type { Texts } from '../../platform/texts.ts'
import type en from './en.ts'

export default {
  play: 'ကစားမည်',
  playGame: (game: string) => `${game} ကစားမည်`,
  opening: (game: string) => `${game} ကို ဖွင့်နေသည်`,
  hot: 'ရေပန်းစား',
  hotGames: 'လူကြိုက်များ ဂိမ်း',
  maintenance: 'ပြုပြင်ဆဲ',
  loading: 'ခဏစောင့်ပါ',
  tryAgain: 'ထပ်ကြိုးစားမည်',
  somethingWrong: 'တစ်ခုခု မှားယွင်းသွားပါသည်။',
  noData: 'အချက်အလက် မတွေ့ပါ',
  noGames: 'ဂိမ်း မတွေ့ပါ။',
  noHotGames: 'ဂိမ်းစာရင်း မရှိသေးပါ။',
  noListLine: 'နောက်မှ ပြန်ကြည့်ပါ။ သို့မဟုတ် အခြားတစ်ခုကို ရွေးပါ။',
  loadMore: 'ထပ်ကြည့်မည်',
  launchFailed: 'ဂိမ်းကို ဖွင့်၍မရပါ။',
  launchEmpty: 'ဂိမ်းကို ဖွင့်၍မရပါ။ ဂိမ်းလိပ်စာ မရရှိပါ။',
  popupBlocked: 'ဝင်းဒိုးအသစ်ကို ပိတ်ထားပါသည်။ ဝင်းဒိုးအသစ် ဖွင့်ခွင့်ပေးပါ။',
  network: 'ကွန်ရက် ချိတ်ဆက်၍မရပါ။ ထပ်ကြိုးစားပါ။',
  openGame: 'ဂိမ်းဖွင့်မည်',
  dismiss: 'ဤစာကို ပိတ်ရန်',
} satisfies Texts<typeof en>
