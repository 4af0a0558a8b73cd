import { type Language, language } from './known.ts'

export type Catalog<Texts> = Record<Language, Texts>

export const inLanguage = <Texts>(catalog: Catalog<Texts>): Texts => catalog[language]

interface FrameTexts {
  back: string
  balance: string
  play_money: string
  close: string
  rules: string
  stake: string
  less: string
  more: string
  win: string
  too_little_money: string
  refused: string
  session_over: string
  reconnecting: string
  timeout: string
  unreached: string
  try_again: string
  prize_coming: string
  /** Followed by a percentage. */
  returns: string
}

export const frame_texts = inLanguage<FrameTexts>({
  en: {
    back: 'Back to the lobby',
    balance: 'Balance',
    play_money: 'Play money',
    close: 'Close',
    rules: 'Rules and prizes',
    stake: 'Stake',
    less: 'Lower the stake',
    more: 'Raise the stake',
    win: 'Win',
    too_little_money: 'Your game balance is too small for this stake.',
    refused: 'Bet rejected, nothing was charged.',
    session_over: 'This game was closed. Please open it again from the lobby.',
    reconnecting: 'Weak connection. Reconnecting…',
    timeout: 'No answer. Your round is saved. Tap to retry.',
    unreached: 'Can’t connect to the game.',
    try_again: 'Try again',
    prize_coming: 'Your prize is being credited.',
    returns: 'Return to player (RTP)',
  },
  mm: {
    back: 'လော်ဘီသို့ ပြန်သွားရန်',
    balance: 'လက်ကျန်ငွေ',
    play_money: 'အစမ်းငွေ',
    close: 'ပိတ်ရန်',
    rules: 'စည်းမျဉ်းနှင့် ဆုများ',
    stake: 'လောင်းကြေး',
    less: 'လောင်းကြေး လျှော့ရန်',
    more: 'လောင်းကြေး တိုးရန်',
    win: 'အနိုင်',
    too_little_money: 'ဤလောင်းကြေးအတွက် ဂိမ်းလက်ကျန် မလုံလောက်ပါ။',
    refused: 'လောင်းကြေးကို လက်မခံပါ။ ငွေ မဖြတ်ပါ။',
    session_over: 'ဂိမ်းပိတ်သွားပါပြီ။ လော်ဘီမှ ပြန်ဖွင့်ပေးပါ။',
    reconnecting: 'လိုင်းအားနည်းနေသည်။ ပြန်ချိတ်နေသည်…',
    timeout: 'အဖြေမရသေးပါ။ သင့်ပွဲကို သိမ်းထားပါသည်။ နှိပ်၍ ထပ်ကြိုးစားပါ။',
    unreached: 'ဂိမ်းကို ချိတ်ဆက်၍မရပါ။',
    try_again: 'ထပ်ကြိုးစားမည်',
    prize_coming: 'ဆုငွေ ထည့်သွင်းနေပါသည်။',
    returns: 'ပြန်ပေးနှုန်း (RTP)',
  },
  zh: {
    back: '返回大厅',
    balance: '余额',
    play_money: '试玩币',
    close: '关闭',
    rules: '规则与奖金',
    stake: '投注',
    less: '减少投注',
    more: '增加投注',
    win: '赢得',
    too_little_money: '游戏余额不足，无法投注此金额。',
    refused: '投注未被接受，未扣款。',
    session_over: '游戏已关闭，请从大厅重新打开。',
    reconnecting: '网络较弱，正在重新连接…',
    timeout: '没有回应。本局已保存，请点击重试。',
    unreached: '无法连接游戏。',
    try_again: '重试',
    prize_coming: '奖金正在到账。',
    returns: '返还率 (RTP)',
  },
  th: {
    back: 'กลับไปล็อบบี้',
    balance: 'ยอดเงิน',
    play_money: 'เงินทดลอง',
    close: 'ปิด',
    rules: 'กติกาและรางวัล',
    stake: 'เดิมพัน',
    less: 'ลดเดิมพัน',
    more: 'เพิ่มเดิมพัน',
    win: 'ชนะ',
    too_little_money: 'ยอดเงินเกมไม่พอสำหรับเดิมพันนี้',
    refused: 'ไม่รับเดิมพันนี้ ไม่มีการหักเงิน',
    session_over: 'เกมถูกปิดแล้ว กรุณาเปิดใหม่จากล็อบบี้',
    reconnecting: 'สัญญาณอ่อน กำลังเชื่อมต่อใหม่…',
    timeout: 'ไม่มีคำตอบ รอบของคุณถูกบันทึกไว้แล้ว แตะเพื่อลองอีกครั้ง',
    unreached: 'เชื่อมต่อเกมไม่ได้',
    try_again: 'ลองอีกครั้ง',
    prize_coming: 'กำลังเพิ่มเงินรางวัลเข้ายอดเงิน',
    returns: 'อัตราคืนผู้เล่น (RTP)',
  },
})
