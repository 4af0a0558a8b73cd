import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

export default {
  title: 'အစမ်းကစားရန်',
  back: 'ဂိမ်းများသို့ ပြန်သွားရန်',
  heading: 'အစမ်းငွေဖြင့် ကစားခြင်း',
  line: 'ဂိမ်းတိုင်းကို အစမ်းငွေ 1,000,000 Ks ဖြင့် စတင်ပါသည်။ အနိုင်အရှုံး မရှိပါ။ ငွေထုတ်၍ မရပါ။',
  none: 'အစမ်းကစားရန် ဂိမ်းမရှိသေးပါ။',
  noneLine: 'ဂိမ်းများကို ဝင်ရောက် ကြည့်ရှုနိုင်ပါသည်။',
  toGames: 'ဂိမ်းများသို့',
} satisfies Texts<typeof en>
