import type { Texts } from '../../../platform/texts.ts'
import type en from './en.ts'

export default {
  title: 'ဂိမ်းများ',
  views: 'ဂိမ်းစာရင်း ပုံစံ',
  all: 'အားလုံး',
  hot: 'လူကြိုက်များ',
  promotions: 'ပရိုမိုးရှင်း',
  providers: 'ဂိမ်းကုမ္ပဏီများ',
  goToList: 'ဂိမ်းစာရင်း',
  externalGames: 'အခြားဂိမ်းများ',
  demoPlay: 'အစမ်းကစားရန်',
  newTab: 'တဘ်အသစ်တွင် ဖွင့်ပါမည်',
  tableGames: 'စားပွဲဂိမ်းများ',
  cardGames: 'ဖဲဂိမ်းများ',
  bingoGames: 'ဘင်ဂိုဂိမ်းများ',
} satisfies Texts<typeof en>
