import type { Texts } from '../../../platform/texts.ts'
import type en from './en.ts'

export default {
  title: 'เกม',
  views: 'มุมมองเกม',
  all: 'ทั้งหมด',
  hot: 'ฮิต',
  promotions: 'โปรโมชั่น',
  providers: 'ค่ายเกม',
  goToList: 'ดูรายการ',
  externalGames: 'เกมเพิ่มเติม',
  demoPlay: 'ทดลองเล่น',
  newTab: 'เปิดในแท็บใหม่',
  tableGames: 'เกมโต๊ะ',
  cardGames: 'เกมไพ่',
  bingoGames: 'เกมบิงโก',
} satisfies Texts<typeof en>
