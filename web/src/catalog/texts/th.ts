import * as shared from '../../platform/sentences/th.ts'
import type { Texts } from '../../platform/texts.ts'
import type en from './en.ts'

export default {
  play: 'เล่น',
  playGame: (game: string) => `เล่น ${game}`,
  opening: (game: string) => `กำลังเปิด ${game}`,
  hot: 'ฮิต',
  hotGames: 'เกมยอดฮิต',
  maintenance: 'ปิดปรับปรุง',
  loading: shared.loading,
  tryAgain: shared.try_again,
  somethingWrong: shared.something_wrong,
  noData: 'ไม่พบข้อมูล',
  noGames: 'ไม่พบเกม',
  noHotGames: 'ยังไม่มีรายการเกม',
  noListLine: 'กลับมาดูใหม่ภายหลัง หรือเลือกอย่างอื่น',
  loadMore: shared.load_more,
  launchFailed: shared.launch_failed,
  launchEmpty: 'เปิดเกมไม่สำเร็จ: ไม่มีที่อยู่หรือเนื้อหา',
  popupBlocked: shared.popup_blocked,
  network: shared.network_error,
  openGame: 'เปิดเกม',
  dismiss: shared.close_message,
} satisfies Texts<typeof en>
