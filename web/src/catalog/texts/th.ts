import type { Texts } from '../../platform/texts.ts'
import type en from './en.ts'

export default {
  play: 'เล่น',
  playGame: (game: string) => `เล่น ${game}`,
  opening: (game: string) => `กำลังเปิด ${game}`,
  hot: 'ฮิต',
  hotGames: 'เกมยอดฮิต',
  maintenance: 'ปิดปรับปรุง',
  loading: 'กำลังโหลด',
  tryAgain: 'ลองอีกครั้ง',
  somethingWrong: 'มีบางอย่างผิดพลาด!',
  noData: 'ไม่พบข้อมูล',
  noGames: 'ไม่พบเกม',
  noHotGames: 'ยังไม่มีรายการเกม',
  noListLine: 'กลับมาดูใหม่ภายหลัง หรือเลือกอย่างอื่น',
  loadMore: 'โหลดเพิ่ม',
  launchFailed: 'เปิดเกมไม่สำเร็จ',
  launchEmpty: 'เปิดเกมไม่สำเร็จ: ไม่มีที่อยู่หรือเนื้อหา',
  popupBlocked: 'ป๊อปอัปถูกบล็อก โปรดอนุญาตป๊อปอัป',
  network: 'เครือข่ายขัดข้อง โปรดลองอีกครั้ง',
  openGame: 'เปิดเกม',
  dismiss: 'ปิดข้อความนี้',
} satisfies Texts<typeof en>
