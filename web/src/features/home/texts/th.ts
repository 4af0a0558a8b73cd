import type { Texts } from '../../../platform/texts.ts'
import type en from './en.ts'

export default {
  title: 'หน้าหลัก',
  heading: (name: string) => `${name}: สล็อต คาสิโนสด กีฬา และเกมของเราเอง`,
  banners: 'แบนเนอร์',
  previousBanner: 'แบนเนอร์ก่อนหน้า',
  nextBanner: 'แบนเนอร์ถัดไป',
  bannerOf: (place: number, count: number) => `แบนเนอร์ ${place} จาก ${count}`,
  noBanners: 'ยังไม่มีแบนเนอร์',
  pauseLine: 'หยุดข้อความวิ่ง',
  runLine: 'ให้ข้อความวิ่งต่อ',
  gameTypes: 'ประเภทเกม',
  providers: 'ผู้ให้บริการ',
  houseGames: 'เกมของเรา',
  digitBet: 'เดิมพันตัวเลข',
  digitBetLine: 'สูง ต่ำ 0–9',
  seeAll: 'ดูทั้งหมด',
  search: 'ค้นหา...',
  searchGames: 'ค้นหาเกม',
  gameCount: (count: number) => `${count} เกม`,
  ok: 'ตกลง',
  ageLine: 'สำหรับผู้เล่นอายุ 18 ปีขึ้นไป เล่นเท่าที่คุณไหว',
  providerLogo: 'โลโก้ผู้ให้บริการ',
  bestViewed: 'เว็บไซต์นี้เหมาะกับเบราว์เซอร์บนเดสก์ท็อป (Chrome 72 ขึ้นไป) ที่ความละเอียด 1280x1024 ขึ้นไป',
  copyright: (name: string) => `© 2019 ${name} สงวนลิขสิทธิ์`,
} satisfies Texts<typeof en>
