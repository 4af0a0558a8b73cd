import type { Texts } from '../../../../../platform/texts.ts'
import type en from './en.ts'

const mm: Texts<typeof en> = {
  label: 'ဂဏန်းနှင့် ထိုးကြေး',
  hint: (stake) => `အပူး၊ 3 ထိပ်၊ 5 ဘရိတ်၊ 123 ခွေ စသဖြင့် ရေးနိုင်ပါသည်။ ထိုးကြေး မပါလျှင် ${stake} Ks။`,
  unread: 'နားမလည်၍ ချန်ထားသည် -',
}

export default mm
