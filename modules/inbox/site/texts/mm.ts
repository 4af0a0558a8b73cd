import * as shared from '#platform/site/sentences/mm.ts'
import type { Texts } from '#platform/site/texts.ts'
import type en from './en.ts'

const mm: Texts<typeof en> = {
  title: 'အသိပေးချက်များ',
  unread: 'မဖတ်ရသေး',
  none: 'အသိပေးချက် မရှိသေးပါ',
  none_line: 'ငွေသွင်း၊ ငွေထုတ်၊ ဘောနပ်စ်နှင့် ဆုငွေများကို ဤနေရာတွင် အသိပေးပါမည်။',
  something_wrong: shared.something_wrong,
  try_again: shared.try_again,
  load_more: shared.load_more,
  loading: shared.loading,

  deposit_approved: (amount) => `သွင်းငွေ ${amount} Ks ရောက်ရှိပါပြီ`,
  deposit_rejected: (amount) => `သွင်းငွေ ${amount} Ks ကို ငြင်းပယ်လိုက်ပါသည်`,
  withdrawal_approved: (number, amount) => `ထုတ်ငွေ #${number} ပေးပြီးပါပြီ - ${amount} Ks`,
  withdrawal_rejected: (number) => `ထုတ်ငွေ #${number} ကို ငြင်းပယ်လိုက်ပါသည်`,
  given_back: (amount) => `${amount} Ks ကို ပင်မလက်ကျန်သို့ ပြန်ထည့်ပေးပြီးပါပြီ။`,
  bonus_given: (amount) => `ဘောနပ်စ် ${amount} Ks ရရှိပါပြီ`,
  bonus_finished: (amount) => `ဘောနပ်စ် ပြည့်မီပါပြီ - ${amount} Ks ပင်မလက်ကျန်သို့ ရောက်ရှိပါပြီ`,
  bonus_lapsed: (amount) => `ဘောနပ်စ် ${amount} Ks သက်တမ်းကုန်သွားပါပြီ`,
  bonus_ended: (amount) => `ဘောနပ်စ် ${amount} Ks ကို ပယ်ဖျက်ပြီးပါပြီ`,
  slip_won: (digits, amount) => `${digits} ပေါက်ပါပြီ - ${amount} Ks`,
  result_corrected: (digits, amount) => `ထွက်ဂဏန်း ပြင်ဆင်ပြီး - ${digits} အတွက် ${amount} Ks ကို ပြန်ယူထားပါသည်`,
  password_changed: 'သင့်စကားဝှက် ပြောင်းပြီးပါပြီ',
  password_line: 'သင် မပြောင်းခဲ့ပါက ယခုပင် ဆက်သွယ်ပါ။',

  session: {
    early: (day) => `မနက် ပထမပွဲ၊ ${day}`,
    morning: (day) => `မနက်ပိုင်းပွဲ၊ ${day}`,
    afternoon: (day) => `နေ့လယ်ပွဲ၊ ${day}`,
    evening: (day) => `ညနေပိုင်းပွဲ၊ ${day}`,
  },

  reasons: {
    money_not_received: 'ငွေ မရောက်ရှိသေးပါ။',
    amount_differs: 'ရောက်ရှိသောငွေသည် ဖြည့်ထားသော ပမာဏနှင့် မကိုက်ညီပါ။',
    reference_not_found: 'ဤဂဏန်းများဖြင့် ငွေလွှဲမှု မတွေ့ပါ။',
    reference_used: 'ဤဂဏန်းများကို အခြားငွေသွင်းမှုတွင် အသုံးပြုပြီးဖြစ်သည်။',
    account_not_found: 'ဤနံပါတ်ဖြင့် အကောင့် မရှိပါ။',
    name_differs: 'အမည်သည် ဤအကောင့်နှင့် မကိုက်ညီပါ။',
    method_closed: 'ဤငွေပေးချေမှုနည်းလမ်းကို ယာယီ ပိတ်ထားပါသည်။',
    check_failed: 'တောင်းဆိုချက်သည် စစ်ဆေးချက် မပြည့်မီပါ။',
    other: 'အခြားအကြောင်းရင်း။',
  },
  advice: {
    money_not_received: 'ငွေလွှဲပြီးဖြစ်ပါက ဆက်သွယ်ပါ။',
    amount_differs: 'လွှဲခဲ့သော ပမာဏအတိုင်း ထပ်တောင်းဆိုပါ။',
    reference_not_found: 'ဂဏန်းများကို စစ်ဆေးပြီး ထပ်တောင်းဆိုပါ။',
    reference_used: 'ဂဏန်းများကို စစ်ဆေးပြီး ထပ်တောင်းဆိုပါ။',
    account_not_found: 'အကောင့်နံပါတ်ကို စစ်ဆေးပြီး ထပ်တောင်းဆိုပါ။',
    name_differs: 'သင့်အမည်ဖြင့် ဖွင့်ထားသော အကောင့်ကို အသုံးပြုပါ။',
    method_closed: 'အခြားငွေပေးချေမှုနည်းလမ်းကို ရွေးပါ။',
    check_failed: 'မေးစရာရှိပါက ဆက်သွယ်ပါ။',
    other: 'မေးစရာရှိပါက ဆက်သွယ်ပါ။',
  },
}

export default mm
