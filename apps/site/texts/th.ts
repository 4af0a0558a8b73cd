import * as shared from '#platform/site/sentences/th.ts'
import type { Texts } from '#platform/site/texts.ts'
import { NAME_LATIN } from '#ui/art/name-latin.ts'
import type en from './en.ts'

const th: Texts<typeof en> = {
  /** The name of the platform as an outline, in the letters of this language. */
  lettering: NAME_LATIN,
  skip: 'ข้ามไปยังเนื้อหา',
  close: 'ปิด',
  close_menu: shared.close_dialog,
  close_message: shared.close_message,
  home: 'หน้าหลัก',
  games: 'เกม',
  account: 'บัญชีของฉัน',
  two_d: 'หวย 2D',
  digit_bet: 'เดิมพันตัวเลข',
  shan: 'ฉานโกมี',
  my_profile: 'โปรไฟล์ของฉัน',
  me: 'โปรไฟล์',
  wallet: 'กระเป๋าเงิน',
  logs: 'ประวัติ',
  notifications: 'การแจ้งเตือน',
  ads_video: 'วิดีโอโฆษณา',
  videos: 'วิดีโอ',
  promotion: 'โปรโมชั่น',
  contact: 'ติดต่อ',
  ranking: 'อันดับ',
  about: 'เกี่ยวกับเรา',
  download_app: 'ดาวน์โหลดแอป',
  appearance: 'ธีม',
  themes: { system: 'ตามเครื่อง', day: 'สว่าง', night: 'มืด' },
  deposit: 'ฝากเงิน',
  main_navigation: 'เมนูหลัก',
  search: 'ค้นหา',
  menu: 'เมนู',
  login: shared.login,
  join_now: shared.join_now,
  logout: 'ออกจากระบบ',
  logging_out: 'กำลังออกจากระบบ',
  logged_out: 'ออกจากระบบเรียบร้อยแล้ว',
  game_balance: shared.game_balance,
  main_balance: shared.main_balance,
  main: 'หลัก',
  game: 'เกม',
  exchange: shared.exchange,
  language: 'ภาษา',
  choose_language: (name: string) => `ภาษา: ${name}`,
  welcome_guest: 'ยินดีต้อนรับ',
  guest_line: 'เข้าสู่ระบบเพื่อเล่นและดูยอดเงิน',
  network: shared.network_error,

  document: {
    description: 'Thazin รวมสล็อต คาสิโนสด เกมยิงปลา และกีฬา พร้อมเดิมพันตัวเลขที่ตรวจสอบผลได้ทุกครั้ง และยอดเงินสองกระเป๋าที่ชัดเจน',
    game_window_lost: 'เกมในหน้าต่างนี้ปิดแล้ว กรุณาปิดหน้าต่างและกดเล่นอีกครั้ง',
  },

  download: {
    title: 'ดาวน์โหลดแอป',
    line: (name) => `เพิ่ม ${name} ลงในหน้าจอหลัก เปิดได้เหมือนแอป แทบไม่กินพื้นที่ และเป็นรุ่นล่าสุดเสมอ`,
    android: 'Android',
    android_steps: 'เปิดเมนูของเบราว์เซอร์ (จุดสามจุด) แล้วเลือก “ติดตั้งแอป” หรือ “เพิ่มลงในหน้าจอหลัก”',
    iphone: 'iPhone',
    iphone_steps: 'กดปุ่มแชร์ใน Safari แล้วเลือก “เพิ่มไปยังหน้าจอโฮม”',
    computer: 'คอมพิวเตอร์',
    computer_steps: 'กดไอคอนติดตั้งที่ปลายขวาของแถบที่อยู่',
    close: shared.close_dialog,
  },

  failure: {
    title: 'เกิดข้อผิดพลาด',
    screen: 'ไม่สามารถแสดงหน้านี้ได้ ส่วนอื่นของเว็บไซต์ยังใช้งานได้ตามปกติ',
    frame: 'ไม่สามารถแสดงเว็บไซต์ได้',
    overlay: 'เปิดไม่ได้ กรุณาลองอีกครั้ง',
    again: shared.try_again,
    home: 'หน้าหลัก',
    reload: 'โหลดใหม่',
  },

  release: {
    renewed: 'เว็บไซต์ได้รับการปรับปรุงแล้ว เวอร์ชันใหม่จะโหลดเมื่อคุณไปหน้าอื่น',
  },

  not_found: {
    title: 'ไม่พบหน้านี้',
    line: 'หน้านี้อาจถูกย้าย หรือที่อยู่ไม่ถูกต้อง',
    go_home: 'กลับหน้าหลัก',
  },

  notes: {
    offline: 'คุณออฟไลน์อยู่ กำลังแสดงข้อมูลล่าสุด',
    no_line: 'ไม่มีอินเทอร์เน็ต',
    on_break: 'คุณอยู่ในช่วงพักการเล่น',
    break: 'ช่วงพัก',
  },
}

export default th
