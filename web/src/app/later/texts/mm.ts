import type { Texts } from '../../../platform/texts.ts'
import type en from './en.ts'

export default {
  renewed: 'ဝဘ်ဆိုက်ကို အသစ်ပြင်ဆင်ပြီးပါပြီ။ အခြားစာမျက်နှာသို့ သွားသည့်အခါ ဗားရှင်းအသစ် ပွင့်ပါမည်။',
} satisfies Texts<typeof en>
