import type { Texts } from '../../../../../platform/texts.ts'
import type en from './en.ts'

const mm: Texts<typeof en> = {
  transaction_id: 'လုပ်ငန်းစဉ်နံပါတ် အပြည့် (မထည့်လည်း ရသည်)',
  receipt: 'ပြေစာပုံ (မထည့်လည်း ရသည်)',
  receipt_hint: 'ငွေလွှဲ စခရင်ရှော့ပါက သင့်ငွေကို ပိုမြန်စွာ ရှာတွေ့နိုင်ပါသည်။',
  choose_picture: 'ပုံရွေးမည်',
  reading_picture: 'ပုံကို ဖတ်နေသည်',
  remove_picture: 'ပုံကို ဖယ်ရှားမည်',
  picture_of_receipt: 'ရွေးထားသော ပြေစာပုံ',
  picture_unreadable: 'JPEG၊ PNG သို့မဟုတ် WebP ပုံကို ရွေးပါ။',
  change_picture: 'ပြောင်းမည်',
}

export default mm
