import * as shared from '#platform/site/sentences/th.ts'
import type { Texts } from '#platform/site/texts.ts'
import type en from './en.ts'

const th: Texts<typeof en> = {
  lists: 'โพยที่บันทึกไว้',
  name: 'ชื่อโพย',
  replaces: 'จะแทนที่โพยที่มีชื่อนี้',
  save: 'บันทึก',
  saving: 'กำลังบันทึก…',
  cancel: 'ยกเลิก',
  is_saved: (name) => `บันทึกเป็น “${name}” แล้ว อยู่ในเมนูพิมพ์โพย`,
  remove: (name) => `ลบ “${name}”`,
  removing: 'กำลังลบ…',
  failed: shared.network_error,
}

export default th
