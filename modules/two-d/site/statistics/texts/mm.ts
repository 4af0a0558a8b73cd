import type { Texts } from '#platform/site/texts.ts'
import type en from './en.ts'

const mm: Texts<typeof en> = {
  title: '2D စာရင်းအင်း',
  no_forecast: 'ယခင်ထွက်ဂဏန်းများသည် နောက်ပွဲအတွက် မည်သည့်အရာကိုမျှ မပြောပါ။',
  draws: 'ရေတွက်သည့် ပွဲများ',
  all: 'ပွဲအားလုံး',
  span: (count, from, until) => `${count} ပွဲ၊ ${from} – ${until}`,
  measure: 'ဇယားကွက်တွင် ပြသည့်အရာ',
  often: 'ထွက်သည့်အကြိမ်',
  ago: 'မထွက်သည်မှာ',
  often_line: 'ဂဏန်းတစ်ခုစီ ထွက်ခဲ့သည့် အကြိမ်။',
  ago_line: 'နောက်ဆုံးထွက်ပြီးနောက် ပွဲအရေအတွက်။ – သည် ဤတစ်နှစ်အတွင်း မထွက်ပါ။',
  as_table: 'ဇယားဖြင့် ကြည့်မည်',
  times: 'အကြိမ်',
  last_on: 'နောက်ဆုံးထွက်',
  draws_ago: 'ကြာသည့်ပွဲ',
  heads: 'ထိပ်ဂဏန်း',
  tails: 'ပိတ်ဂဏန်း',
  one_digit: 'ဂဏန်း',
  doubles_of: (count, draws) => `${draws} ပွဲတွင် ${count} ကြိမ်`,
  failed: 'စာရင်းအင်း ရယူ၍ မရပါ။',
}

export default mm
