import * as shared from '../../../../platform/sentences/mm.ts'
import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const mm: Texts<typeof en> = {
  network_error: shared.network_error,
  payment_method: 'ငွေပေးချေမှုနည်းလမ်း',
  choose_method: 'ငွေပေးချေမှုနည်းလမ်း ရွေးပါ',
  used_before: 'ယခင်သုံးခဲ့သော အကောင့်များ',
  amount: 'ငွေပမာဏ',
  all: 'အားလုံး',
  over_balance: 'ပင်မလက်ကျန် မလုံလောက်ပါ။',
  password: 'စကားဝှက်',
  password_hint: 'အကောင့်ဝင်ရာတွင် သုံးသော စကားဝှက်။',
  show_password: 'စကားဝှက် ပြရန်',
  hide_password: 'စကားဝှက် ဖျောက်ရန်',
  do_withdraw: 'ငွေထုတ်မည်',
  do_withdraw_amount: (amount) => `${amount} Ks ထုတ်မည်`,
  withdraw_line: 'ငွေပမာဏကို ချက်ချင်း ထိန်းထားမည်ဖြစ်ပြီး ထုတ်မပေးနိုင်ပါက ပြန်ထည့်ပေးပါမည်။',
  withdraw_done: 'ငွေထုတ်ရန် တောင်းဆိုပြီးပါပြီ။',
  pending_title: (amount, number) => `ငွေထုတ်အမှတ် ${number} (${amount} Ks) ကို ဆောင်ရွက်နေပါသည်။`,
  pending_line: 'ယခင်တောင်းဆိုမှု ပြီးမှ နောက်တစ်ကြိမ် တောင်းဆိုနိုင်ပါသည်။ ထိုအချိန်အထိ ငွေကို ထိန်းထားပါမည်။',
  see_log: 'မှတ်တမ်း ကြည့်မည်',
  account_name: 'အကောင့်အမည်',
  closed: 'ယခုအချိန်တွင် ငွေထုတ်ခြင်းကို ပိတ်ထားပါသည်',
  closed_line: 'ခဏအကြာတွင် ပြန်လာကြည့်ပါ။ သင့်ငွေသည် ပင်မလက်ကျန်တွင် ရှိနေပါသည်။',
}

export default mm
