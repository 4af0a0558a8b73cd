import type { Texts } from '../../../platform/texts.ts'
import type en from './en.ts'

export default {
  notFoundTitle: 'ဤစာမျက်နှာကို ရှာမတွေ့ပါ',
  notFoundLine: 'စာမျက်နှာ ပြောင်းရွှေ့သွားခြင်း သို့မဟုတ် လိပ်စာ မမှန်ခြင်း ဖြစ်နိုင်ပါသည်။',
  goHome: 'ပင်မသို့ သွားမည်',
} satisfies Texts<typeof en>
