import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const mm: Texts<typeof en> = {
  digit_wins: (digit) => `ဂဏန်း ${digit} ထွက်၍ နိုင်ပါသည်။`,
  big_wins: 'အကြီး ထွက်၍ နိုင်ပါသည်။',
  small_wins: 'အသေး ထွက်၍ နိုင်ပါသည်။',
  digit_loses: (digit) => `ဂဏန်း ${digit} မထွက်ပါ။`,
  big_loses: 'အကြီး မထွက်ပါ။',
  small_loses: 'အသေး မထွက်ပါ။',
  added: (paid, gain) => `${paid} Ks ကို ဂိမ်းလက်ကျန်ထဲ ထည့်ပြီးပါပြီ (+${gain})။`,
  staked: (amount) => `လောင်းကြေး ${amount} Ks`,
  contributions: ({ s, own, roll }) => `${s} (ကျွန်ုပ်တို့) + ${own} (သင်) = ${s + own} → ${roll}`,
  backend_error: 'ဆာဗာ ချို့ယွင်းချက် - ',
  unanswered: 'ထပ်ကြိုးစားလျှင် ယခင်အလှည့်၏ ရလဒ်ကိုသာ စစ်ဆေးပြီး နှစ်ခါ မလောင်းပါ။',
}

export default mm
