import * as shared from '../../../platform/sentences/mm.ts'
import type { Texts } from '../../../platform/texts.ts'
import type en from './en.ts'

export default {
  title: 'အက်ပ် ဒေါင်းလုဒ်',
  line: (name) => `${name} ကို ဖုန်းမျက်နှာပြင်ပေါ် တင်ထားပါ။ အက်ပ်ကဲ့သို့ ပွင့်ပြီး နေရာ မယူသလောက်ဖြစ်ကာ အမြဲ နောက်ဆုံးပေါ် ဖြစ်ပါသည်။`,
  android: 'Android',
  androidSteps: 'ဘရောက်ဇာ၏ မီနူး (အစက်သုံးစက်) ကို ဖွင့်ပြီး “Install app” သို့မဟုတ် “Add to Home screen” ကို ရွေးပါ။',
  iphone: 'iPhone',
  iphoneSteps: 'Safari တွင် Share ခလုတ်ကို နှိပ်ပြီး “Add to Home Screen” ကို ရွေးပါ။',
  computer: 'ကွန်ပျူတာ',
  computerSteps: 'လိပ်စာဘား၏ ညာဘက်အစွန်ရှိ ထည့်သွင်းရန် သင်္ကေတကို နှိပ်ပါ။',
  close: shared.close_dialog,
} satisfies Texts<typeof en>
