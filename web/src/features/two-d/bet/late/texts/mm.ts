import type { Texts } from '../../../../../platform/texts.ts'
import type en from './en.ts'

const mm: Texts<typeof en> = {
  clear: 'ဂဏန်းအားလုံး ဖျက်ရန်',
  no_reverse: 'ပတ်လည်ဂဏန်းအားလုံး ရွေးပြီးသားဖြစ်ပါသည်',
  capacity_failed: 'ကျန်ရှိသည့် ပမာဏကို ရယူ၍ မရပါ။',
  draw_closed: 'ဤပွဲအတွက် ထိုးချိန် ပိတ်ပြီးပါပြီ။',
  bet_on: (time) => `${time} အတွက် ထိုးမည်`,
  other_draw: (count, time, sum) => `${time} ပွဲအတွက် ${count} ကွက် · ${sum} Ks`,
  take_along: 'ဤပွဲသို့ ယူလာမည်',
}

export default mm
