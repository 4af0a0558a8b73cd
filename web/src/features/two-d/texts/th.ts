import * as shared from '../../../platform/sentences/th.ts'
import type { Texts } from '../../../platform/texts.ts'
import type en from './en.ts'

const th: Texts<typeof en> = {
  back: shared.back,
  close: shared.close_dialog,
  closing: 'ปิดรับ',
  try_again: shared.try_again,
  loading: shared.loading,
  morning: 'รอบเช้า',
  evening: 'รอบเย็น',
  early: 'รอบสาย',
  afternoon: 'รอบบ่าย',
  closes: (time) => `ปิดรับ ${time}`,
  closes_in: (clock) => `ปิดรับใน ${clock}`,
  days: (days, clock) => `${days} วัน ${clock}`,
  closed: 'ปิดรับแล้ว',
  rules: 'กติกาและอัตราจ่าย',
  set: 'SET',
  value: 'มูลค่า',
  network_or_server: shared.network_or_server,
}

export default th
