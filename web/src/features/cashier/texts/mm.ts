import type { Texts } from '../../../platform/texts.ts'
import type en from './en.ts'

const mm: Texts<typeof en> = {
  close: 'ဤဝင်းဒိုးကို ပိတ်ရန်',
  back: 'နောက်သို့',
  deposit: 'ငွေသွင်း',
  withdraw: 'ငွေထုတ်',
  wallets: 'အိတ်များ',
  views: 'ငွေကြေး လုပ်ဆောင်ချက်',
  main_balance: 'ပင်မ လက်ကျန်ငွေ',
  game_balance: 'ဂိမ်း လက်ကျန်ငွေ',
  bonus_balance: 'ဘောနပ်စ် (လောင်းရမည့်အဆ မပြည့်သေး)',
  held_balance: 'ဆိုင်းငံ့ငွေ (ငွေထုတ်မှု၊ ဆုကြီးများ)',
  exchange: 'ငွေပြောင်းမည်',
  try_again: 'ထပ်ကြိုးစားမည်',
  sending: 'ပို့နေသည်',
  something_wrong: 'တစ်ခုခု မှားယွင်းနေပါသည်။',
  account_number: 'အကောင့်နံပါတ်',
  limits: (min, max) => `${min} မှ ${max} Ks အထိ`,
}

export default mm
