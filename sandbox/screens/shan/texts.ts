import { inLanguage } from '../shared/texts.ts'
import type { Hand, Kind, Outcome } from './rules.ts'

interface SheetTexts {
  aim: string
  values: string
  course_title: string
  course: (banker_draws_up_to: number) => string[]
  order_title: string
  do: string
  triple: string
  pictures: string
  points: string
  equal: string
  times_title: string
  pair: string
  suit2: string
  suit3: string
  times: (times_max: number) => string
  commission: (percent: number) => string
  returns: string
}

interface ShanTexts {
  banker: string
  you: string
  bet: string
  deal: string
  draw: string
  stand: string
  question: string
  place_your_bet: string
  bet_back: string
  recent: string
  face_down: string
  untold: string
  at_most: (amount: string) => string
  needs: (amount: string) => string
  outcomes: Record<Outcome, string>
  /** One letter each, for the row of past rounds. */
  marks: Record<Outcome, string>
  kinds: Record<Kind, (points: number) => string>
  /** Clubs, diamonds, hearts, spades. */
  suits: [string, string, string, string]
  sheet: SheetTexts
}

export const t = inLanguage<ShanTexts>({
  en: {
    banker: 'Banker',
    you: 'You',
    bet: 'Bet',
    deal: 'Deal',
    draw: 'Draw a card',
    stand: 'Stand',
    question: 'A third card, or stand on these two?',
    place_your_bet: 'Place your bet. The nearest to nine wins.',
    bet_back: 'Bet returned',
    recent: 'Last rounds',
    face_down: 'A card face down',
    untold: 'The house has not confirmed this round yet. It will by itself.',
    at_most: (amount) => `The banker’s best hand would cost ${amount}`,
    needs: (amount) => `For this bet you need ${amount} here`,
    outcomes: { win: 'You win', draw: 'Draw', lose: 'Banker wins' },
    marks: { win: 'W', draw: 'D', lose: 'L' },
    kinds: {
      do: (points) => `Do ${points}`,
      triple: () => 'Three of a kind',
      pictures: () => 'Three pictures',
      points: (points) => (points === 1 ? '1 point' : `${points} points`),
    },
    suits: ['of clubs', 'of diamonds', 'of hearts', 'of spades'],
    sheet: {
      aim: 'You play against the banker. Whose cards come nearer to nine wins.',
      values:
        'An ace counts 1, two to nine their number, ten and pictures nothing. Only the last digit of the sum counts: 7 and 8 are 5 points.',
      course_title: 'How a round goes',
      course: (up_to) => [
        'You bet. You get two cards, the banker two face down.',
        'Eight or nine points with two cards are a Do: the cards are shown at once, nobody draws.',
        'Otherwise you take one more card, or stand.',
        `Then the banker takes one with ${up_to} points or less, never with more. The hands are compared.`,
      ],
      order_title: 'The hands, the best first',
      do: 'Do: nine or eight with two cards. Nine beats eight.',
      triple: 'Three of a kind.',
      pictures: 'Three pictures.',
      points: 'All else by its points, nine to zero.',
      equal: 'Equal hands are a draw: you keep your bet.',
      times_title: 'What counts more than once',
      pair: 'A pair with two cards: 2 times.',
      suit2: 'Two cards of one suit: 2 times.',
      suit3: 'Three cards of one suit: 3 times. Three pictures: 3 times. Three of a kind: 5 times.',
      times: (max) =>
        `The winner’s hand says how often your bet is won or lost. So a round can cost ${max} times your bet, and you can only bet what covers that.`,
      commission: (percent) => `Of what you win, ${percent} % stay with the house. It has no other advantage.`,
      returns: 'Comes back in the long run, when you draw with four points or less',
    },
  },
  mm: {
    banker: 'ဒိုင်',
    you: 'သင်',
    bet: 'လောင်းကြေး',
    deal: 'ဖဲဝေမည်',
    draw: 'တစ်ချပ်ဆွဲမည်',
    stand: 'မဆွဲပါ',
    question: 'တတိယဖဲ ဆွဲမလား၊ ဒီနှစ်ချပ်နဲ့ ရပ်မလား။',
    place_your_bet: 'လောင်းကြေးထည့်ပါ။ ကိုးနှင့် အနီးဆုံးသူ နိုင်သည်။',
    bet_back: 'လောင်းကြေး ပြန်ရ',
    recent: 'ပြီးခဲ့သော ပွဲများ',
    face_down: 'မှောက်ထားသော ဖဲ',
    untold: 'ဤပွဲကို အတည်မပြုရသေးပါ။ အလိုအလျောက် အတည်ပြုပါမည်။',
    at_most: (amount) => `ဒိုင်ဖဲ အကောင်းဆုံးကျလျှင် ${amount} အထိ ရှုံးနိုင်သည်`,
    needs: (amount) => `ဤလောင်းကြေးအတွက် ${amount} လိုအပ်သည်`,
    outcomes: { win: 'သင်နိုင်သည်', draw: 'သရေ', lose: 'ဒိုင်နိုင်သည်' },
    marks: { win: 'နိုင်', draw: 'သရေ', lose: 'ရှုံး' },
    kinds: {
      do: (points) => `ဒို ${points}`,
      triple: () => 'သုံးချပ်တူ',
      pictures: () => 'ရုပ်ပုံသုံးချပ်',
      points: (points) => `${points} မှတ်`,
    },
    suits: ['ညှင်း', 'ထောင့်', 'ဟတ်', 'စပိတ်'],
    sheet: {
      aim: 'ဒိုင်နှင့် ယှဉ်ကစားရသည်။ ဖဲအမှတ် ကိုးနှင့် အနီးဆုံးသူ နိုင်သည်။',
      values: 'အေကို ၁ မှတ်၊ ၂ မှ ၉ အထိ ဂဏန်းအတိုင်း၊ ၁၀ နှင့် ရုပ်ပုံကို သုညမှတ်ဟု တွက်သည်။ ပေါင်းလဒ်၏ နောက်ဆုံးဂဏန်းသာ ယူသည်။ ၇ နှင့် ၈ ဆိုလျှင် ၅ မှတ်။',
      course_title: 'ကစားပုံ',
      course: (up_to) => [
        'လောင်းကြေးထည့်ပါ။ သင် နှစ်ချပ်၊ ဒိုင် မှောက်ထားသော နှစ်ချပ် ရသည်။',
        'နှစ်ချပ်ဖြင့် ရှစ် သို့မဟုတ် ကိုးရလျှင် ဒို ဖြစ်သည်။ ဖဲများ ချက်ချင်းလှန်ပြီး မည်သူမျှ မဆွဲရ။',
        'မဟုတ်လျှင် သင် တစ်ချပ် ထပ်ဆွဲနိုင်သည်၊ သို့မဟုတ် ရပ်နိုင်သည်။',
        `ထို့နောက် ဒိုင်သည် ${up_to} မှတ်နှင့်အောက်ဖြစ်မှသာ တစ်ချပ်ဆွဲသည်။ ဖဲများ ယှဉ်သည်။`,
      ],
      order_title: 'ဖဲအဆင့် (အကောင်းဆုံးမှ)',
      do: 'ဒို - နှစ်ချပ်ဖြင့် ကိုး သို့မဟုတ် ရှစ်။ ကိုးက ရှစ်ကို နိုင်သည်။',
      triple: 'သုံးချပ်တူ။',
      pictures: 'ရုပ်ပုံသုံးချပ်။',
      points: 'ကျန်ဖဲများကို အမှတ်ဖြင့် ကိုးမှ သုညအထိ။',
      equal: 'တူညီလျှင် သရေ ဖြစ်ပြီး လောင်းကြေး ပြန်ရသည်။',
      times_title: 'အဆများ',
      pair: 'နှစ်ချပ်တူ - ၂ ဆ။',
      suit2: 'အပွင့်တူ နှစ်ချပ် - ၂ ဆ။',
      suit3: 'အပွင့်တူ သုံးချပ် - ၃ ဆ။ ရုပ်ပုံသုံးချပ် - ၃ ဆ။ သုံးချပ်တူ - ၅ ဆ။',
      times: (max) =>
        `နိုင်သူ၏ ဖဲအတိုင်း လောင်းကြေးအဆ နိုင်သည် သို့မဟုတ် ရှုံးသည်။ တစ်ပွဲလျှင် လောင်းကြေး၏ ${max} ဆအထိ ရှုံးနိုင်သဖြင့် ထိုမျှ ရှိမှသာ လောင်းနိုင်သည်။`,
      commission: (percent) => `နိုင်ငွေမှ ${percent} % ကို ကော်မရှင်အဖြစ် ဖြတ်သည်။ အခြား အသာစီး မရှိပါ။`,
      returns: 'လေးမှတ်နှင့်အောက် ဆွဲလျှင် ရေရှည်တွင် ပြန်ရသည့်နှုန်း',
    },
  },
  zh: {
    banker: '庄家',
    you: '您',
    bet: '投注',
    deal: '发牌',
    draw: '补一张',
    stand: '不补',
    question: '补第三张牌，还是就这两张？',
    place_your_bet: '请下注。最接近九点者胜。',
    bet_back: '退回投注',
    recent: '最近几局',
    face_down: '一张暗牌',
    untold: '本局尚待平台确认，系统会自动完成。',
    at_most: (amount) => `若庄家拿到最好的牌，最多输 ${amount}`,
    needs: (amount) => `此投注需要桌上有 ${amount}`,
    outcomes: { win: '您赢了', draw: '平局', lose: '庄家赢' },
    marks: { win: '赢', draw: '平', lose: '输' },
    kinds: {
      do: (points) => `天牌 ${points}`,
      triple: () => '三条',
      pictures: () => '三公',
      points: (points) => `${points} 点`,
    },
    suits: ['梅花', '方块', '红心', '黑桃'],
    sheet: {
      aim: '您与庄家对局，点数更接近九者胜。',
      values: 'A 算 1 点，2 至 9 按数字，10 与花牌为 0。只看总和的个位：7 加 8 为 5 点。',
      course_title: '一局的过程',
      course: (up_to) => [
        '您下注。您得两张牌，庄家得两张暗牌。',
        '两张牌为八点或九点即为天牌：立即开牌，双方不补牌。',
        '否则您可以补一张，或不补。',
        `随后庄家在 ${up_to} 点或以下时补一张，超过则不补。双方比牌。`,
      ],
      order_title: '牌型，由大到小',
      do: '天牌：两张牌九点或八点。九点大于八点。',
      triple: '三条。',
      pictures: '三公（三张花牌）。',
      points: '其余按点数，九点到零点。',
      equal: '相同则为平局，退回投注。',
      times_title: '加倍的牌',
      pair: '两张对子：2 倍。',
      suit2: '两张同花：2 倍。',
      suit3: '三张同花：3 倍。三公：3 倍。三条：5 倍。',
      times: (max) => `赢家的牌决定输赢投注的几倍。一局最多可输投注的 ${max} 倍，因此余额须足以支付才能下注。`,
      commission: (percent) => `赢得的金额中，${percent}% 归平台。平台没有其他优势。`,
      returns: '四点或以下补牌时的长期返还率',
    },
  },
  th: {
    banker: 'เจ้ามือ',
    you: 'คุณ',
    bet: 'เดิมพัน',
    deal: 'แจกไพ่',
    draw: 'จั่วเพิ่ม',
    stand: 'อยู่',
    question: 'จั่วใบที่สาม หรืออยู่ด้วยสองใบนี้',
    place_your_bet: 'วางเดิมพัน ใครใกล้เก้าที่สุดชนะ',
    bet_back: 'คืนเดิมพัน',
    recent: 'รอบล่าสุด',
    face_down: 'ไพ่คว่ำ',
    untold: 'รอบนี้ยังไม่ได้รับการยืนยัน ระบบจะยืนยันให้เอง',
    at_most: (amount) => `หากเจ้ามือได้ไพ่ดีที่สุด อาจเสีย ${amount}`,
    needs: (amount) => `เดิมพันนี้ต้องมี ${amount} ที่โต๊ะ`,
    outcomes: { win: 'คุณชนะ', draw: 'เสมอ', lose: 'เจ้ามือชนะ' },
    marks: { win: 'ช', draw: 'ส', lose: 'พ' },
    kinds: {
      do: (points) => `ป๊อก ${points}`,
      triple: () => 'ตอง',
      pictures: () => 'ไพ่เซียน',
      points: (points) => `${points} แต้ม`,
    },
    suits: ['ดอกจิก', 'ข้าวหลามตัด', 'โพแดง', 'โพดำ'],
    sheet: {
      aim: 'คุณเล่นกับเจ้ามือ ใครแต้มใกล้เก้ากว่าชนะ',
      values: 'เอซนับ 1 สองถึงเก้านับตามเลข สิบและไพ่รูปนับศูนย์ นับเฉพาะหลักหน่วยของผลรวม: 7 กับ 8 เท่ากับ 5 แต้ม',
      course_title: 'ลำดับการเล่น',
      course: (up_to) => [
        'คุณวางเดิมพัน ได้ไพ่สองใบ เจ้ามือได้ไพ่คว่ำสองใบ',
        'สองใบได้แปดหรือเก้าแต้มคือป๊อก เปิดไพ่ทันที ไม่มีใครจั่ว',
        'ถ้าไม่ใช่ คุณจั่วเพิ่มหนึ่งใบ หรืออยู่',
        `จากนั้นเจ้ามือจั่วเมื่อมี ${up_to} แต้มหรือน้อยกว่าเท่านั้น แล้วเทียบไพ่กัน`,
      ],
      order_title: 'อันดับไพ่ จากสูงสุด',
      do: 'ป๊อก: เก้าหรือแปดด้วยสองใบ เก้าชนะแปด',
      triple: 'ตอง',
      pictures: 'ไพ่เซียน (ไพ่รูปสามใบ)',
      points: 'นอกนั้นตามแต้ม จากเก้าถึงศูนย์',
      equal: 'เท่ากันคือเสมอ ได้เดิมพันคืน',
      times_title: 'ไพ่ที่คูณเพิ่ม',
      pair: 'ไพ่คู่สองใบ: 2 เท่า',
      suit2: 'ดอกเดียวกันสองใบ: 2 เท่า',
      suit3: 'ดอกเดียวกันสามใบ: 3 เท่า ไพ่เซียน: 3 เท่า ตอง: 5 เท่า',
      times: (max) => `ไพ่ของผู้ชนะกำหนดว่าได้หรือเสียเดิมพันกี่เท่า หนึ่งรอบอาจเสียถึง ${max} เท่าของเดิมพัน จึงเดิมพันได้เท่าที่เงินครอบคลุม`,
      commission: (percent) => `จากเงินที่ชนะ ${percent} % เป็นของบ้าน ไม่มีความได้เปรียบอื่น`,
      returns: 'อัตราคืนในระยะยาว เมื่อจั่วที่สี่แต้มหรือน้อยกว่า',
    },
  },
})

/** "Do 9 · 2×" */
export function handText({ kind, points, times }: Hand): string {
  return times > 1 ? `${t.kinds[kind](points)} · ${times}×` : t.kinds[kind](points)
}
