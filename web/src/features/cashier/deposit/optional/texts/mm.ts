import type { Texts } from '../../../../../platform/texts.ts'
import type en from './en.ts'

const mm: Texts<typeof en> = {
  transaction_id: 'လုပ်ငန်းစဉ်အမှတ် အပြည့် (မထည့်လည်း ရပါသည်)',
  receipt: 'ပြေစာပုံ (မထည့်လည်း ရပါသည်)',
  receipt_hint: 'ငွေလွှဲစလစ်ပုံ တင်ပေးပါက ပိုမြန်မြန် စစ်ဆေးပေးနိုင်ပါသည်။',
  choose_picture: 'ပုံရွေးမည်',
  reading_picture: 'ပုံကို ပြင်ဆင်နေသည်',
  remove_picture: 'ပုံကို ဖယ်ရှားမည်',
  picture_of_receipt: 'ရွေးထားသော ပြေစာပုံ',
  picture_heic: 'ဤပုံသည် HEIC ဓာတ်ပုံဖြစ်သည်။ ပုံကို screenshot ရိုက်ပြီး ထို screenshot ကို ရွေးပါ။',
  picture_unreadable: 'JPEG၊ PNG သို့မဟုတ် WebP ပုံကို ရွေးပါ။',
  change_picture: 'ပြောင်းမည်',
}

export default mm
