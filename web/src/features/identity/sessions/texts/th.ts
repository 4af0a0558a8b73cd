import * as shared from '../../../../platform/sentences/th.ts'
import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const th: Texts<typeof en> = {
  title: 'อุปกรณ์ที่เข้าสู่ระบบอยู่',
  back: shared.back,
  line: 'อุปกรณ์จะอยู่ในระบบ 30 วัน แม้ไม่ได้ใช้งาน',
  advice: 'ถ้ามีอุปกรณ์ที่คุณไม่รู้จัก ให้นำออกจากระบบแล้วเปลี่ยนรหัสผ่าน',
  thisDevice: 'อุปกรณ์นี้',
  loggedIn: (date, time) => `เข้าสู่ระบบ ${date} ${time}`,
  lastUsed: (date, time) => `ใช้ล่าสุด ${date} ${time}`,
  logout: 'ออกจากระบบ',
  ended: 'นำอุปกรณ์ออกจากระบบแล้ว',
  logoutOthers: 'ออกจากระบบในอุปกรณ์อื่นทั้งหมด',
  othersEnded: 'ออกจากระบบในอุปกรณ์อื่นทั้งหมดแล้ว',
  tryAgain: shared.try_again,
}

export default th
