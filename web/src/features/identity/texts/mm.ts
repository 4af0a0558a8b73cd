import * as shared from '../../../platform/sentences/mm.ts'
import type { Texts } from '../../../platform/texts.ts'
import type en from './en.ts'

export default {
  login: shared.login,
  loggingIn: 'ဝင်နေသည်',
  loggedIn: 'အကောင့်ဝင်ပြီးပါပြီ။',
  loginLine: 'ဖုန်းနံပါတ် သို့မဟုတ် အသုံးပြုသူအမည်ဖြင့် ဝင်ပါ။',
  userName: 'အသုံးပြုသူအမည် သို့မဟုတ် ဖုန်းနံပါတ်',
  password: 'စကားဝှက်',
  showPassword: 'စကားဝှက် ပြရန်',
  hidePassword: 'စကားဝှက် ဖျောက်ရန်',
  forgot: 'စကားဝှက် မေ့နေပါသလား။',
  newHere: 'အကောင့်မရှိသေးဘူးလား။',
  joinNow: shared.join_now,
  passwordHint: 'အနည်းဆုံး စာလုံး 8 လုံး။',
  confirmPassword: 'စကားဝှက် ထပ်မံရိုက်ထည့်ပါ',
  close: shared.close_dialog,
  unexpected: 'မမျှော်လင့်ထားသော အမှားတစ်ခု ဖြစ်သွားပါသည်။',
} satisfies Texts<typeof en>
