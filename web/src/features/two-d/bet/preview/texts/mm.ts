import type { Texts } from '../../../../../platform/texts.ts'
import type en from './en.ts'

const mm: Texts<typeof en> = {
  would_add: 'ထည့်မည့် ဂဏန်းများ',
  left_out: 'ပြည့်ပြီး သို့မဟုတ် ပိတ်ထား၍ ချန်ထား -',
  adds_up: (count) => `${count} ကွက်မှာ ရွေးပြီးသားဖြစ်၍ ထိုးငွေ ပေါင်းထည့်ပါမည်။`,
  add_nothing: 'ထည့်စရာ မရှိသေးပါ',
  add: (count, total) => `${count} ကွက် ထည့်မည် · ${total} Ks`,
}

export default mm
