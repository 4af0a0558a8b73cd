import { inLanguage } from '../shared/texts.ts'

interface SlotTexts {
  spin: string
  stop: string
  auto: string
  auto_title: string
  auto_hint: string
  /** After a number. */
  rounds: string
  good_luck: string
  no_win: string
  big_win: string
  top_prize: string
  free_spins: string
  free_hint: string
  free_total: string
  wild: string
  wild_hint: string
  scatter: string
  lines: string
  lines_hint: string
  prizes: string
}

export const t = inLanguage<SlotTexts>({
  en: {
    spin: 'Spin',
    stop: 'Stop',
    auto: 'Auto',
    auto_title: 'Automatic spins',
    auto_hint: 'Keeps spinning with this stake. Tap Stop at any time.',
    rounds: 'spins',
    good_luck: 'Good luck',
    no_win: 'No win this time',
    big_win: 'Big win',
    top_prize: 'Five in a line',
    free_spins: 'Free spins',
    free_hint: 'Three or more of these, anywhere: free spins with doubled wins. You can win more free spins.',
    free_total: 'Won in free spins',
    wild: 'WILD',
    wild_hint: 'Replaces every symbol except the flower. It’s on the three middle reels.',
    scatter: 'FREE',
    lines: 'Twenty lines',
    lines_hint: 'Matching symbols pay from the left. Each line pays its longest row; all lines are added up.',
    prizes: 'Prizes at your stake',
  },
  mm: {
    spin: 'လှည့်',
    stop: 'ရပ်',
    auto: 'အော်တို',
    auto_title: 'အလိုအလျောက် လှည့်ခြင်း',
    auto_hint: 'ဤလောင်းကြေးဖြင့် ဆက်တိုက်လှည့်ပါမည်။ အချိန်မရွေး ရပ်နိုင်သည်။',
    rounds: 'ကြိမ်',
    good_luck: 'ကံကောင်းပါစေ',
    no_win: 'ဤတစ်ကြိမ် မနိုင်ပါ',
    big_win: 'အနိုင်ကြီး',
    top_prize: 'တစ်တန်းငါးခု',
    free_spins: 'အခမဲ့လှည့်ခွင့်',
    free_hint: 'မည်သည့်နေရာမဆို သုံးခုနှင့်အထက်ကျလျှင် အခမဲ့လှည့်ခွင့်ရပြီး အနိုင်ငွေ နှစ်ဆရသည်။ အခမဲ့လှည့်ခွင့် ထပ်ရနိုင်သည်။',
    free_total: 'အခမဲ့လှည့်ခွင့်မှ အနိုင်',
    wild: 'WILD',
    wild_hint: 'ပန်းမှလွဲ၍ သင်္ကေတအားလုံးကို ကိုယ်စားပြုသည်။ အလယ်သုံးတန်းတွင် ရှိသည်။',
    scatter: 'အခမဲ့',
    lines: 'လိုင်းနှစ်ဆယ်',
    lines_hint: 'တူညီသောသင်္ကေတများ ဘယ်ဘက်မှစ၍ ဆုရသည်။ လိုင်းတစ်ခုလျှင် အရှည်ဆုံးအတန်းကိုပေးပြီး လိုင်းအားလုံး ပေါင်းသည်။',
    prizes: 'သင့်လောင်းကြေးအတွက် ဆုများ',
  },
  zh: {
    spin: '旋转',
    stop: '停止',
    auto: '自动',
    auto_title: '自动旋转',
    auto_hint: '以此投注连续旋转，可随时停止。',
    rounds: '次',
    good_luck: '祝您好运',
    no_win: '这次没有中奖',
    big_win: '大奖',
    top_prize: '一线五连',
    free_spins: '免费旋转',
    free_hint: '任意位置出现三个或以上即获免费旋转，奖金翻倍，并可再获免费旋转。',
    free_total: '免费旋转共赢',
    wild: '百搭',
    wild_hint: '可代替除花朵以外的所有图案，出现在中间三轴。',
    scatter: '免费',
    lines: '二十条线',
    lines_hint: '相同图案从左起连线获奖。每条线按最长连线计算，所有线相加。',
    prizes: '当前投注的奖金',
  },
  th: {
    spin: 'หมุน',
    stop: 'หยุด',
    auto: 'ออโต้',
    auto_title: 'หมุนอัตโนมัติ',
    auto_hint: 'หมุนต่อเนื่องด้วยเดิมพันนี้ กดหยุดได้ทุกเมื่อ',
    rounds: 'ครั้ง',
    good_luck: 'ขอให้โชคดี',
    no_win: 'รอบนี้ไม่ชนะ',
    big_win: 'ชนะใหญ่',
    top_prize: 'ห้าตัวในหนึ่งไลน์',
    free_spins: 'ฟรีสปิน',
    free_hint: 'ได้สามดอกขึ้นไปที่ใดก็ได้ รับฟรีสปินที่เงินรางวัลเพิ่มเป็นสองเท่า และได้ฟรีสปินเพิ่มอีก',
    free_total: 'ชนะจากฟรีสปิน',
    wild: 'WILD',
    wild_hint: 'แทนได้ทุกสัญลักษณ์ยกเว้นดอกไม้ อยู่บนสามวงล้อกลาง',
    scatter: 'ฟรี',
    lines: 'ยี่สิบไลน์',
    lines_hint: 'สัญลักษณ์เหมือนกันจ่ายจากซ้าย แต่ละไลน์จ่ายแถวที่ยาวที่สุด แล้วรวมทุกไลน์',
    prizes: 'รางวัลตามเดิมพันของคุณ',
  },
})
