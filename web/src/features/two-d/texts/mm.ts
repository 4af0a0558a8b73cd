import * as shared from '../../../platform/sentences/mm.ts'
import type { Texts } from '../../../platform/texts.ts'
import type en from './en.ts'

const mm: Texts<typeof en> = {
  back: shared.back,
  close: shared.close_dialog,
  closing: 'ပိတ်ချိန်',
  try_again: shared.try_again,
  loading: shared.loading,
  morning: 'မနက်ပိုင်း',
  evening: 'ညနေပိုင်း',
  early: 'မနက် ပထမပွဲ',
  afternoon: 'နေ့လယ်ပွဲ',
  closes: (time) => `${time} ပိတ်မည်`,
  closes_in: (clock) => `ပိတ်ရန် ကျန်ချိန် ${clock}`,
  days: (days, clock) => `${days} ရက် ${clock}`,
  closed: 'ပိတ်ပြီး',
  rules: 'စည်းမျဉ်းနှင့် အလျော်ဆ',
  set: 'SET',
  value: 'Value',
  network_or_server: shared.network_or_server,
}

export default mm
