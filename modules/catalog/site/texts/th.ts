import * as shared from '#platform/site/sentences/th.ts'
import type { Texts } from '#platform/site/texts.ts'
import type en from './en.ts'

const th: Texts<typeof en> = {
  title: 'เกม',
  views: 'มุมมองเกม',
  all: 'ทั้งหมด',
  hot: 'ฮิต',
  promotions: 'โปรโมชั่น',
  providers: 'ค่ายเกม',
  go_to_list: 'ดูรายการ',
  external_games: 'เกมเพิ่มเติม',
  demo_play: 'ทดลองเล่น',
  new_tab: 'เปิดในแท็บใหม่',
  table_games: 'เกมโต๊ะ',
  card_games: 'เกมไพ่',
  bingo_games: 'เกมบิงโก',

  list: {
    type: 'ประเภท',
    provider: 'ค่ายเกม',
    sort: 'เรียงตาม',
    all_types: 'ทุกประเภท',
    all_providers: 'ทุกค่าย',
    recommended: 'แนะนำ',
    popular: 'ยอดนิยม',
    newest: 'ใหม่',
    by_name: 'A–Z',
    favourites: 'เกมที่ชอบ',
    no_favourites: 'แตะหัวใจบนเกมเพื่อเก็บไว้ที่นี่',
  },

  demo: {
    title: 'ทดลองเล่น',
    back: 'กลับไปหน้าเกม',
    heading: 'นี่คือเงินทดลอง',
    line: 'ทุกเกมเริ่มด้วยเงินทดลอง 1,000,000 Ks ไม่มีการได้หรือเสียเงินจริง และถอนออกไม่ได้',
    none: 'ยังไม่มีเกมให้ทดลองเล่น',
    none_line: 'คุณสามารถดูเกมทั้งหมดได้ก่อน',
    to_games: 'ไปที่เกม',
  },

  game_logs: {
    title: 'ประวัติเกม',
    deposit: 'ฝากเงิน',
    withdraw: 'ถอนเงิน',
    kinds: 'ประเภทประวัติ',
    period: 'ช่วงเวลา',
    today: 'วันนี้',
    yesterday: 'เมื่อวาน',
    this_week: 'สัปดาห์นี้',
    last_week: 'สัปดาห์ก่อน',
    game: 'ชื่อเกม',
    dates: 'วันที่',
    spins: 'จำนวนครั้ง',
    spin_count: (count: string) => `${count} ครั้ง`,
    bet: 'เดิมพัน',
    win_loss: 'ได้/เสีย',
    on_hold: 'กันไว้:',
    none: 'ไม่พบประวัติเกม',
    none_line: 'เกมที่คุณเล่นในช่วงนี้จะแสดงที่นี่',
    failed: shared.something_wrong,
    try_again: shared.try_again,
    to_lobby: 'ไปที่เกม',
  },
}

export default th
