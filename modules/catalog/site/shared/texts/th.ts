import * as shared from '#platform/site/sentences/th.ts'
import type { Texts } from '#platform/site/texts.ts'
import type en from './en.ts'

const th: Texts<typeof en> = {
  play: 'เล่น',
  play_game: (game: string) => `เล่น ${game}`,
  opening: (game: string) => `กำลังเปิด ${game}`,
  hot: 'ฮิต',
  hot_games: 'เกมยอดฮิต',
  maintenance: 'ปิดปรับปรุง',
  loading: shared.loading,
  try_again: shared.try_again,
  something_wrong: shared.something_wrong,
  no_data: 'ไม่พบข้อมูล',
  no_games: 'ไม่พบเกม',
  no_hot_games: 'ยังไม่มีรายการเกม',
  no_list_line: 'กลับมาดูใหม่ภายหลัง หรือเลือกอย่างอื่น',
  load_more: shared.load_more,
  launch_failed: shared.launch_failed,
  launch_empty: 'เปิดเกมไม่สำเร็จ: ไม่มีที่อยู่หรือเนื้อหา',
  popup_blocked: shared.popup_blocked,
  network: shared.network_error,
  open_game: 'เปิดเกม',
  dismiss: shared.close_message,
}

export default th
