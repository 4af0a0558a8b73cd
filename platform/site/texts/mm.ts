import type { Texts } from '../texts.ts'
import type en from './en.ts'

const mm: Texts<typeof en> = {
  ended: 'အကောင့်ဝင်ချိန် ပြီးပါပြီ။',
  go_on: 'ဆက်လုပ်ရန် အကောင့်ပြန်ဝင်ပါ။ ရိုက်ထည့်ပြီး ရွေးထားသမျှ ဤနေရာတွင် ရှိနေပါသည်။',
  not_done: 'အကောင့်ဝင်ချိန် ပြီးသွားသဖြင့် ဘာမှ မလုပ်ဆောင်ရသေးပါ။ ထပ်ကြိုးစားပါ။',
}

export default mm
