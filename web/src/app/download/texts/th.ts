import * as shared from '../../../platform/sentences/th.ts'
import type { Texts } from '../../../platform/texts.ts'
import type en from './en.ts'

export default {
  title: 'ดาวน์โหลดแอป',
  line: (name) => `เพิ่ม ${name} ลงในหน้าจอหลัก เปิดได้เหมือนแอป แทบไม่กินพื้นที่ และเป็นรุ่นล่าสุดเสมอ`,
  android: 'Android',
  androidSteps: 'เปิดเมนูของเบราว์เซอร์ (จุดสามจุด) แล้วเลือก “ติดตั้งแอป” หรือ “เพิ่มลงในหน้าจอหลัก”',
  iphone: 'iPhone',
  iphoneSteps: 'กดปุ่มแชร์ใน Safari แล้วเลือก “เพิ่มไปยังหน้าจอโฮม”',
  computer: 'คอมพิวเตอร์',
  computerSteps: 'กดไอคอนติดตั้งที่ปลายขวาของแถบที่อยู่',
  close: shared.close_dialog,
} satisfies Texts<typeof en>
