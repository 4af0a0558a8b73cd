import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const mm: Texts<typeof en> = {
  deposit_network_error: 'ငွေသွင်းစဉ် အမှားတစ်ခု ဖြစ်ပွားခဲ့ပါသည်။ ထပ်မံကြိုးစားပေးပါ။',
  pay_to: 'ဤအကောင့်သို့ ငွေလွှဲပါ',
  choose_account: 'ငွေလွှဲမည့်နေရာ ရွေးပါ',
  copy: 'ကူးယူမည်',
  copied: 'ကူးယူပြီးပါပြီ',
  no_banks: 'ငွေလွှဲရန် အကောင့် မဖွင့်ရသေးပါ။',
  no_banks_line: 'ခဏအကြာတွင် ထပ်မံကြည့်ပေးပါ။',
  amount_sent: 'လွှဲခဲ့သော ငွေပမာဏ',
  reference: (digits) => `ပြေစာ၏ နောက်ဆုံး ဂဏန်း ${digits} လုံး`,
  reference_hint: 'ဘဏ်အက်ပ်ရှိ လုပ်ငန်းစဉ်နံပါတ်၏ အဆုံးတွင် တွေ့ရပါမည်။',
  reference_short: (digits, typed) => `ဂဏန်း ${digits} လုံး အပြည့်ထည့်ပါ။ ${typed} လုံးသာ ထည့်ရသေးသည်။`,
  receipt: 'ပြေစာပုံ (မထည့်လည်း ရသည်)',
  receipt_hint: 'ငွေလွှဲ စခရင်ရှော့ပါက သင့်ငွေကို ပိုမြန်စွာ ရှာတွေ့နိုင်ပါသည်။',
  choose_picture: 'ပုံရွေးမည်',
  reading_picture: 'ပုံကို ဖတ်နေသည်',
  remove_picture: 'ပုံကို ဖယ်ရှားမည်',
  picture_of_receipt: 'ရွေးထားသော ပြေစာပုံ',
  picture_unreadable: 'JPEG၊ PNG သို့မဟုတ် WebP ပုံကို ရွေးပါ။',
  do_deposit: 'ငွေသွင်းမည်',
  do_deposit_amount: (amount) => `${amount} Ks သွင်းမည်`,
  deposit_line: 'ငွေသွင်းမှုတိုင်းကို ဝန်ထမ်းက စစ်ဆေးပါသည်။ အဆင့်တိုင်းကို မှတ်တမ်းတွင် ကြည့်နိုင်သည်။',
  deposit_done: 'ငွေသွင်းခြင်း အောင်မြင်ပါသည်။',
  change: 'ပြောင်းမည်',
  closed: 'ယခုအချိန်တွင် ငွေသွင်းခြင်းကို ပိတ်ထားပါသည်',
  closed_line: 'ခဏအကြာတွင် ပြန်လာကြည့်ပါ။ တောင်းဆိုပြီးသားများကိုမူ ပုံမှန်အတိုင်း စစ်ဆေးပေးနေပါသည်။',
  limit_reached: 'သင်သတ်မှတ်ထားသော ငွေသွင်းကန့်သတ်ချက် ပြည့်သွားပါပြီ',
  limit_reached_line: 'မည်သည့်အချိန်တွင် ပြန်သွင်းနိုင်မည်ကို ကန့်သတ်ချက်တွင် ကြည့်ပါ။',
  limits: 'ငွေသွင်းကန့်သတ်ချက်',
}

export default mm
