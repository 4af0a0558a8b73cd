import type { Texts } from '../../../platform/texts.ts'
import type en from './en.ts'

const mm: Texts<typeof en> = {
  back: 'နောက်သို့',
  close: 'ဤဝင်းဒိုးကို ပိတ်ရန်',
  closing: 'ပိတ်ချိန်',
  try_again: 'ထပ်ကြိုးစားမည်',
  loading: 'ခဏစောင့်ပေးပါ',
  morning: 'မနက်ပိုင်း',
  evening: 'ညနေပိုင်း',
  early: 'မနက်စောပိုင်း',
  afternoon: 'နေ့လယ်ပိုင်း',
  closes_in: (clock) => `ပိတ်ရန် ${clock}`,
  days: (days, clock) => `${days} ရက် ${clock}`,
  closed: 'ပိတ်ပြီး',
  set: 'SET',
  value: 'တန်ဖိုး',
  network_or_server: 'ကွန်ရက် သို့မဟုတ် ဆာဗာ ချို့ယွင်းနေပါသည်',
}

export default mm
