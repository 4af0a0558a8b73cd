import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const mm: Texts<typeof en> = {
  wallets_line: 'ဂိမ်းအားလုံးကို ဂိမ်းလက်ကျန်ဖြင့် ကစားရပါသည်။ သင့်ငွေကို ဂိမ်းကုမ္ပဏီများက သိမ်းမထားပါ။',
  main: 'ပင်မ',
  game: 'ဂိမ်း',
  user_id: 'အသုံးပြုသူ ID',
  transfer: 'ငွေပြောင်းရန်',
  how_to_deposit: 'ငွေသွင်းနည်း',
  step_account: '“ငွေသွင်း” တွင် အကောင့်တစ်ခုရွေးပြီး နံပါတ်ကို ကူးယူပါ။',
  step_pay: 'Pay သို့မဟုတ် ဘဏ်အက်ပ်ဖြင့် ငွေလွှဲပါ။',
  step_reference: 'ငွေပမာဏနှင့် ပြေစာ၏ နောက်ဆုံးဂဏန်း 6 လုံးကို ထည့်ပါ။',
  step_wait: 'ငွေလွှဲမှုကို စစ်ဆေးပြီးသည်နှင့် သင့်ပင်မလက်ကျန်ထဲ ထည့်ပေးပါမည်။',
  go_deposit: 'ယခု ငွေသွင်းမည်',
  history: 'မှတ်တမ်း',
  wallet: 'ပိုက်ဆံအိတ်',
}

export default mm
