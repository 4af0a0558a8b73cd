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
    refused: 'This bet was not accepted. Nothing was played.',
    session_over: 'This game was closed. Please open it again from the lobby.',
    reconnecting: 'Weak connection. Asking again…',
    timeout: 'No answer. Your round is safe; ask for it again.',
    unreached: 'The game cannot be reached.',
    try_again: 'Try again',
    prize_coming: 'Your prize is on its way.',
    returns: 'Return to players in the long run',
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
    too_little_money: 'ဤလောင်းကြေးအတွက် ဂိမ်းလက်ကျန်ငွေ မလုံလောက်ပါ။',
    refused: 'ဤလောင်းကြေးကို လက်မခံပါ။ မည်သည့်အရာမှ မကစားရသေးပါ။',
    session_over: 'ဂိမ်းပိတ်သွားပါပြီ။ လော်ဘီမှ ပြန်ဖွင့်ပေးပါ။',
    reconnecting: 'လိုင်းအားနည်းနေသည်။ ထပ်မံမေးနေသည်…',
    timeout: 'အဖြေမရသေးပါ။ သင့်ပွဲ မပျောက်ပါ။ ထပ်မေးပါ။',
    unreached: 'ဂိမ်းကို ချိတ်ဆက်၍မရပါ။',
    try_again: 'ထပ်ကြိုးစားရန်',
    prize_coming: 'သင့်ဆုငွေ လာနေပါပြီ။',
    returns: 'ရေရှည်တွင် ကစားသူများ ပြန်ရသည့်နှုန်း',
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
    refused: '本次投注未被接受，未进行游戏。',
    session_over: '游戏已关闭，请从大厅重新打开。',
    reconnecting: '网络较弱，正在重试…',
    timeout: '没有回应。您的这一局已保存，请再试一次。',
    unreached: '无法连接游戏。',
    try_again: '重试',
    prize_coming: '奖金正在到账。',
    returns: '长期返还玩家比例',
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
    refused: 'ไม่รับเดิมพันนี้ ยังไม่มีการเล่นเกิดขึ้น',
    session_over: 'เกมถูกปิดแล้ว กรุณาเปิดใหม่จากล็อบบี้',
    reconnecting: 'สัญญาณอ่อน กำลังลองใหม่…',
    timeout: 'ไม่มีคำตอบ รอบของคุณยังอยู่ กรุณาลองอีกครั้ง',
    unreached: 'เชื่อมต่อเกมไม่ได้',
    try_again: 'ลองอีกครั้ง',
    prize_coming: 'เงินรางวัลกำลังมาถึง',
    returns: 'อัตราคืนผู้เล่นในระยะยาว',
  },
})
