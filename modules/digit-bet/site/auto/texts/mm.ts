import type { Texts } from '#platform/site/texts.ts'
import type en from './en.ts'

const mm: Texts<typeof en> = {
  auto_title: 'အော်တို လှည့်ခြင်း',
  each_roll: ({ bet, stake }) => `${bet} · တစ်လှည့် ${stake} Ks`,
  how_many: 'လှည့်မည့် အကြိမ်',
  stop_at_loss: 'ဤပမာဏ ရှုံးလျှင် ရပ်မည်',
  stop_at_win: 'ဤပမာဏ နိုင်လျှင် ရပ်မည်',
  first_loss: 'ပထမရှုံး',
  first_win: 'ပထမနိုင်',
  no_stop: 'မရပ်ပါ',
  loses_at_most: (amount) => `အများဆုံး ${amount} Ks ရှုံးနိုင်ပါသည်။`,
  also_stops: 'ရပ်မည် ကို နှိပ်လျှင်၊ စာမျက်နှာမှ ထွက်လျှင်၊ လောင်းကြေး လက်မခံလျှင်၊ လိုင်းပြတ်လျှင်လည်း ရပ်ပါသည်။',
  start: ({ rolls, stake }) => `စတင်မည် · ${rolls} × ${stake} Ks`,
  road: 'နောက်ဆုံး 50 လှည့်',
  road_line: 'အလှည့်တိုင်းသည် သီးခြားဖြစ်ပါသည်။ ယခင်အလှည့်များက နောက်အလှည့်ကို မပြောင်းလဲစေပါ။',
  effects: 'အသံနှင့် တုန်ခါမှု',
  sound: 'အသံ',
  vibration: 'တုန်ခါမှု',
  on: 'ဖွင့်',
  off: 'ပိတ်',
}

export default mm
