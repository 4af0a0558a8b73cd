import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const mm: Texts<typeof en> = {
  title: '2D ထိုးရန်',
  stake: 'ထိုးငွေ',
  stake_all: (count, stake) => `${count} ကွက်လုံး ${stake} Ks ထားမည်`,
  draw: 'ပွဲချိန်',
  quick_bet: 'အမြန်ထိုး',
  reverse: 'ပတ်လည်',
  list: 'ရိုက်ထိုး',
  choose_first: 'ဂဏန်း အရင်ရွေးပါ',
  band_open: '50% အောက်',
  band_mid: '50–90%',
  band_high: '90% အထက်',
  band_full: 'ပြည့်ပြီး',
  legend_line: 'ထိုးငွေ 100% ပြည့်လျှင် ထိုဂဏန်း ပိတ်ပါမည်။',
  numbers: 'ဂဏန်း 00 မှ 99 အထိ',
  taken: (percent) => `${percent}% ထိုးပြီး`,
  full: 'ပြည့်ပြီး',
  your_bet: 'သင့်ထိုးငွေ',
  choose: 'ဂဏန်းများ ရွေးပါ',
  count: (count) => `${count} ကွက်`,
  bet: 'ထိုးမည်',
  bet_total: (total) => `${total} Ks ထိုးမည်`,
  closed: 'ပိတ်ပြီး',
}

export default mm
