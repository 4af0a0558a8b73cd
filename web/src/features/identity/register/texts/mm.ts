import * as shared from '../../../../platform/sentences/mm.ts'
import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const mm: Texts<typeof en> = {
  join: shared.join_now,
  joining: 'ဖွင့်နေသည်',
  registered: 'အကောင့်ဖွင့်ခြင်း အောင်မြင်ပါသည်။',
  name: 'အမည်အပြည့်အစုံ',
  phone: 'ဖုန်းနံပါတ်',
  phoneHint: 'မြန်မာဖုန်းနံပါတ်၊ ဥပမာ 09\u00a0420\u00a0000\u00a0000။',
  referralCode: 'မိတ်ဆက်ကုဒ် (မထည့်လည်းရပါသည်)',
  ageLine: 'အကောင့်ဖွင့်ခြင်းဖြင့် အသက် 18 နှစ်နှင့်အထက်ဖြစ်ကြောင်း အတည်ပြုပါသည်။',
  readFirst: 'အကောင့်မဖွင့်မီ ဖတ်ပေးပါ -',
  terms: 'စည်းကမ်းချက်များ',
  privacy: 'ကိုယ်ရေးလုံခြုံမှု',
  responsiblePlay: 'တာဝန်သိသိ ကစားခြင်း',
  haveAccount: 'အကောင့်ရှိပြီးသားလား။',
}

export default mm
