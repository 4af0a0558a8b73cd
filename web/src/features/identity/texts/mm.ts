import type { Texts } from '../../../platform/texts.ts'
import type en from './en.ts'

export default {
  login: 'အကောင့်ဝင်မည်',
  loggingIn: 'ဝင်နေသည်',
  loggedIn: 'အကောင့်ဝင်ပြီးပါပြီ။',
  loginLine: 'ဖုန်းနံပါတ် သို့မဟုတ် အသုံးပြုသူအမည်ဖြင့် ဝင်ပါ။',
  userName: 'အသုံးပြုသူအမည် သို့မဟုတ် ဖုန်းနံပါတ်',
  password: 'စကားဝှက်',
  showPassword: 'စကားဝှက် ပြရန်',
  hidePassword: 'စကားဝှက် ဖျောက်ရန်',
  forgot: 'စကားဝှက် မေ့နေပါသလား။',
  newHere: 'အကောင့်မရှိသေးဘူးလား။',
  joinNow: 'အကောင့်ဖွင့်မည်',
  passwordHint: 'အနည်းဆုံး စာလုံး ၈ လုံး။',
  confirmPassword: 'စကားဝှက် ထပ်မံရိုက်ထည့်ပါ',
  close: 'ဤဝင်းဒိုးကို ပိတ်ရန်',
  unexpected: 'မမျှော်လင့်ထားသော အမှားတစ်ခု ဖြစ်သွားပါသည်။',
} satisfies Texts<typeof en>
