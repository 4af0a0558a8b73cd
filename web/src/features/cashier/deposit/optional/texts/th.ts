import type { Texts } from '../../../../../platform/texts.ts'
import type en from './en.ts'

const th: Texts<typeof en> = {
  transaction_id: 'เลขที่รายการทั้งหมด (ไม่บังคับ)',
  receipt: 'รูปสลิป (ไม่บังคับ)',
  receipt_hint: 'ภาพสลิปการโอนช่วยให้เราตรวจสอบยอดโอนได้เร็วขึ้น',
  choose_picture: 'เลือกรูป',
  reading_picture: 'กำลังประมวลผลรูป',
  remove_picture: 'ลบรูป',
  picture_of_receipt: 'สลิปที่คุณเลือก',
  picture_heic: 'นี่คือรูป HEIC กรุณาแคปหน้าจอรูปนี้ แล้วเลือกรูปที่แคปไว้',
  picture_unreadable: 'กรุณาเลือกรูป JPEG, PNG หรือ WebP',
  change_picture: 'เปลี่ยน',
}

export default th
