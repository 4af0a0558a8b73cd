import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const mm: Texts<typeof en> = {
  title: '2D ထွက်ဂဏန်းများ',
  day: 'ရက်စွဲ',
  last_days: 'ယခင်ရက်များ',
  failed: 'ထွက်ဂဏန်းများ ရယူ၍ မရပါ။',
  none: 'ဤရက်အတွက် ထွက်ဂဏန်း မရှိပါ',
  none_yet: 'ထွက်ဂဏန်း မရှိသေးပါ',
  corrected: 'ပြင်ဆင်ပြီး',
}

export default mm
