import { inLanguage } from '../shared/texts.ts'

interface SportTexts {
  matches: string
  my_bets: string
  upcoming: string
  live: string
  ended: string
  starts_in: string
  seconds: string
  draw: string
  over: string
  under: string
  race: string
  slip: string
  slip_empty: string
  stake: string
  odds: string
  to_win: string
  place: string
  placed: string
  started: string
  odds_changed: string
  no_bets: string
  waiting: string
  won: string
  lost: string
  clear: string
  remove: string
  limits: string
  one_each: string
  rules_matches: string
  rules_slip: string
  rules_leave: string
}

export const t = inLanguage<SportTexts>({
  en: {
    matches: 'Matches',
    my_bets: 'My bets',
    upcoming: 'Upcoming',
    live: 'Live',
    ended: 'Ended',
    starts_in: 'Starts in',
    seconds: 'sec',
    draw: 'Draw',
    over: 'Over',
    under: 'Under',
    race: 'Race',
    slip: 'Bet slip',
    slip_empty: 'Tap odds to add them to your slip.',
    stake: 'Stake',
    odds: 'Odds',
    to_win: 'Pays',
    place: 'Place bet',
    placed: 'Bet placed. It’s paid when the match ends, even if you leave.',
    started: 'A match on your slip has started, so we removed it.',
    odds_changed: 'The odds have changed. Please check them.',
    no_bets: 'You have no bets here yet.',
    waiting: 'Open',
    won: 'Won',
    lost: 'Lost',
    clear: 'Clear',
    remove: 'Remove',
    limits: 'Minimum stake {min}, maximum {max}. A slip pays up to {win}.',
    one_each: 'A slip can have up to {n} picks.',
    rules_matches:
      'Matches are virtual and follow each other. You can bet until a match starts. The odds come from the real chances of each result.',
    rules_slip:
      'The odds of all picks on a slip are multiplied, and every pick must win. You can pick one result per match.',
    rules_leave: 'A slip is paid when its last match ends. You can leave the game until then.',
  },
  mm: {
    matches: 'ပွဲစဉ်များ',
    my_bets: 'ကျွန်ုပ်၏လောင်းကြေး',
    upcoming: 'လာမည့်ပွဲများ',
    live: 'တိုက်ရိုက်',
    ended: 'ပြီးဆုံး',
    starts_in: 'စတင်ရန်',
    seconds: 'စက္ကန့်',
    draw: 'သရေ',
    over: 'ဂိုးပေါ်',
    under: 'ဂိုးအောက်',
    race: 'ပြိုင်ပွဲ',
    slip: 'လောင်းစလစ်',
    slip_empty: 'အလျော်ဆကိုထိ၍ စလစ်ထဲထည့်ပါ။',
    stake: 'လောင်းကြေး',
    odds: 'အလျော်ဆ',
    to_win: 'ရမည့်ငွေ',
    place: 'လောင်းမည်',
    placed: 'လောင်းပြီးပါပြီ။ ပွဲပြီးလျှင် ထွက်သွားသော်လည်း ငွေပေးပါမည်။',
    started: 'စလစ်ထဲမှ ပွဲတစ်ပွဲ စတင်ပြီဖြစ်၍ ဖယ်လိုက်ပါသည်။',
    odds_changed: 'အလျော်ဆ ပြောင်းသွားသည်။ ပြန်ကြည့်ပါ။',
    no_bets: 'ဤနေရာတွင် လောင်းကြေး မရှိသေးပါ။',
    waiting: 'စောင့်ဆိုင်း',
    won: 'နိုင်',
    lost: 'ရှုံး',
    clear: 'ရှင်းမည်',
    remove: 'ဖယ်ရန်',
    limits: 'အနည်းဆုံး {min}၊ အများဆုံး {max}။ စလစ်တစ်ခု အများဆုံး {win} ပေးသည်။',
    one_each: 'စလစ်တစ်ခုတွင် အများဆုံး {n} ပွဲ ထည့်နိုင်သည်။',
    rules_matches: 'ပွဲများကို အစဉ်လိုက်ကစားသည်။ ပွဲမစမီအထိ လောင်းနိုင်သည်။ အလျော်ဆသည် ပွဲ၏အခွင့်အလမ်းအတိုင်း ဖြစ်သည်။',
    rules_slip: 'စလစ်တစ်ခုတွင် ပွဲများစွာထည့်လျှင် အလျော်ဆများ မြှောက်ပြီး အားလုံးမှန်ရမည်။ ပွဲတစ်ပွဲလျှင် တစ်ခုသာ ရွေးနိုင်သည်။',
    rules_leave: 'နောက်ဆုံးပွဲပြီးလျှင် ငွေပေးသည်။ ထိုအချိန်အတွင်း ဂိမ်းမှထွက်နိုင်သည်။',
  },
  zh: {
    matches: '赛事',
    my_bets: '我的投注',
    upcoming: '即将开始',
    live: '进行中',
    ended: '已结束',
    starts_in: '距开始',
    seconds: '秒',
    draw: '平',
    over: '大',
    under: '小',
    race: '比赛',
    slip: '投注单',
    slip_empty: '点击赔率加入投注单。',
    stake: '投注',
    odds: '赔率',
    to_win: '可赢',
    place: '投注',
    placed: '投注成功。比赛结束后派彩，离开也不影响。',
    started: '投注单中有比赛已开始，已移除。',
    odds_changed: '赔率已变动，请重新查看。',
    no_bets: '您在此还没有投注。',
    waiting: '未结算',
    won: '赢',
    lost: '输',
    clear: '清空',
    remove: '移除',
    limits: '最少 {min}，最多 {max}。每单最多派彩 {win}。',
    one_each: '每单最多 {n} 项。',
    rules_matches: '虚拟比赛依次进行，开赛前可投注，赔率由比赛所用的概率得出。',
    rules_slip: '一单多项时赔率相乘，须全部猜中。每场比赛只可选一项。',
    rules_leave: '最后一场结束后派彩，其间可离开游戏。',
  },
  th: {
    matches: 'แมตช์',
    my_bets: 'เดิมพันของฉัน',
    upcoming: 'กำลังจะเริ่ม',
    live: 'สด',
    ended: 'จบแล้ว',
    starts_in: 'เริ่มใน',
    seconds: 'วิ',
    draw: 'เสมอ',
    over: 'สูง',
    under: 'ต่ำ',
    race: 'การแข่ง',
    slip: 'ใบเดิมพัน',
    slip_empty: 'แตะราคาเพื่อใส่ในใบเดิมพัน',
    stake: 'เดิมพัน',
    odds: 'ราคา',
    to_win: 'จ่าย',
    place: 'วางเดิมพัน',
    placed: 'วางเดิมพันแล้ว จ่ายเมื่อแมตช์จบ แม้คุณออกจากเกมไปแล้ว',
    started: 'มีแมตช์ในใบเริ่มแล้ว จึงถูกนำออก',
    odds_changed: 'ราคาเปลี่ยนแล้ว กรุณาดูอีกครั้ง',
    no_bets: 'คุณยังไม่มีเดิมพันที่นี่',
    waiting: 'รอผล',
    won: 'ชนะ',
    lost: 'แพ้',
    clear: 'ล้าง',
    remove: 'เอาออก',
    limits: 'เดิมพันอย่างน้อย {min} ไม่เกิน {max} ใบหนึ่งจ่ายไม่เกิน {win}',
    one_each: 'ใบหนึ่งมีได้ไม่เกิน {n} รายการ',
    rules_matches: 'ระบบจัดแมตช์จำลองต่อเนื่องกัน รับเดิมพันจนกว่าแมตช์จะเริ่ม ราคาคิดจากโอกาสที่ใช้แข่งจริง',
    rules_slip: 'หลายรายการในใบเดียวคูณราคากัน และต้องถูกทุกรายการ แมตช์ละหนึ่งรายการ',
    rules_leave: 'จ่ายเมื่อแมตช์สุดท้ายจบ ระหว่างนั้นออกจากเกมได้',
  },
})

/** Puts values in their places: {min}. */
export function filled(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}
