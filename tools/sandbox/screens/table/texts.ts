import { inLanguage } from '../shared/texts.ts'

interface TableTexts {
  names: Record<string, string>
  /** One letter for the road. */
  letters: Record<string, string>
  place_bets: string
  betting_over: string
  wins: string
  bet: string
  undo: string
  repeat: string
  chip: string
  seconds: string
  road: string
  closed: string
  not_placed: string
  lost: string
  limit: string
  hidden_card: string
  rules_dragon_tiger: string
  rules_baccarat: string
  rules_shoe: string
  pays: string
  spot_max: string
}

export const t = inLanguage<TableTexts>({
  en: {
    names: { dragon: 'Dragon', tiger: 'Tiger', player: 'Player', banker: 'Banker', tie: 'Tie' },
    letters: { dragon: 'D', tiger: 'T', player: 'P', banker: 'B', tie: '=' },
    place_bets: 'Place your bets',
    betting_over: 'No more bets',
    wins: 'wins',
    bet: 'Bet',
    undo: 'Undo',
    repeat: 'Repeat',
    chip: 'Chip',
    seconds: 'sec',
    road: 'Last rounds',
    closed: 'Betting on this round is closed. Your chips were not placed.',
    not_placed: 'Unconfirmed chips were returned.',
    lost: 'No win this round',
    limit: 'This spot is at its limit.',
    hidden_card: 'Hidden card',
    rules_dragon_tiger:
      'Dragon and Tiger get one card each, and the higher one wins; the ace is low, suits do not count. On a tie, half of a bet on Dragon or Tiger is returned.',
    rules_baccarat:
      'Player and Banker get two or three cards; the hand closer to nine wins. Tens and face cards count 0. On a tie, bets on Player and Banker are returned.',
    rules_shoe:
      'When betting closes, each round is dealt from eight freshly shuffled decks. Everyone at the table sees the same cards.',
    pays: 'Pays',
    spot_max: 'Maximum on one spot in a round',
  },
  mm: {
    names: { dragon: 'နဂါး', tiger: 'ကျား', player: 'ပလေယာ', banker: 'ဘန်ကာ', tie: 'သရေ' },
    letters: { dragon: 'န', tiger: 'က', player: 'ပ', banker: 'ဘ', tie: '=' },
    place_bets: 'လောင်းကြေးတင်ပါ',
    betting_over: 'လောင်းကြေးပိတ်ပြီ',
    wins: 'နိုင်သည်',
    bet: 'လောင်းမည်',
    undo: 'ပြန်ဖျက်',
    repeat: 'ထပ်တင်',
    chip: 'ချစ်ပ်',
    seconds: 'စက္ကန့်',
    road: 'ပြီးခဲ့သည့်ပွဲများ',
    closed: 'ဤပွဲအတွက် လောင်းကြေးပိတ်ပြီ။ သင့်ချစ်ပ်များ မတင်ရသေးပါ။',
    not_placed: 'အတည်မပြုသော ချစ်ပ်များကို ပြန်ယူပြီးပါပြီ။',
    lost: 'ဤပွဲ မနိုင်ပါ',
    limit: 'ဤနေရာတွင် ထပ်မတင်နိုင်ပါ။',
    hidden_card: 'ဖုံးထားသောဖဲ',
    rules_dragon_tiger:
      'နဂါးနှင့်ကျား ဖဲတစ်ချပ်စီရပြီး ကြီးသူနိုင်သည်။ A သည် အငယ်ဆုံးဖြစ်ပြီး အပွင့်မရေတွက်ပါ။ သရေကျလျှင် နဂါး သို့မဟုတ် ကျား လောင်းကြေးတစ်ဝက် ပြန်ရသည်။',
    rules_baccarat:
      'ပလေယာနှင့် ဘန်ကာ ဖဲနှစ်ချပ် သို့မဟုတ် သုံးချပ်ရပြီး 9 နှင့် နီးသူ နိုင်သည်။ 10 နှင့် ရုပ်ဖဲများ 0 ဖြစ်သည်။ သရေကျလျှင် ပလေယာနှင့် ဘန်ကာ လောင်းကြေး ပြန်ရသည်။',
    rules_shoe: 'ပွဲတိုင်း လောင်းကြေးပိတ်ပြီးမှ ဖဲရှစ်ထုပ်ကို အသစ်မွှေ၍ ဝေပြီး စားပွဲရှိသူအားလုံး အတူတူဖြစ်သည်။',
    pays: 'ဆု',
    spot_max: 'တစ်ပွဲတွင် တစ်နေရာ အများဆုံး',
  },
  zh: {
    names: { dragon: '龙', tiger: '虎', player: '闲', banker: '庄', tie: '和' },
    letters: { dragon: '龙', tiger: '虎', player: '闲', banker: '庄', tie: '和' },
    place_bets: '请下注',
    betting_over: '停止下注',
    wins: '胜',
    bet: '下注',
    undo: '撤销',
    repeat: '重复',
    chip: '筹码',
    seconds: '秒',
    road: '近期结果',
    closed: '本局已停止下注，您的筹码未下注。',
    not_placed: '未确认的筹码已收回。',
    lost: '本局未中',
    limit: '此处已达上限。',
    hidden_card: '未开的牌',
    rules_dragon_tiger: '龙虎各发一张牌，大者胜；A 最小，不计花色。和局时退还龙或虎投注的一半。',
    rules_baccarat: '闲与庄各得两张或三张牌，接近九点者胜。十与花牌计零。和局时退还闲与庄的投注。',
    rules_shoe: '每局停止下注后，用八副新洗的牌发牌，同桌所有人结果相同。',
    pays: '赔率',
    spot_max: '每局每处上限',
  },
  th: {
    names: { dragon: 'มังกร', tiger: 'เสือ', player: 'ผู้เล่น', banker: 'เจ้ามือ', tie: 'เสมอ' },
    letters: { dragon: 'ม', tiger: 'ส', player: 'ผ', banker: 'จ', tie: '=' },
    place_bets: 'วางเดิมพัน',
    betting_over: 'ปิดรับเดิมพัน',
    wins: 'ชนะ',
    bet: 'เดิมพัน',
    undo: 'ย้อนกลับ',
    repeat: 'ซ้ำ',
    chip: 'ชิป',
    seconds: 'วิ',
    road: 'ผลที่ผ่านมา',
    closed: 'รอบนี้ปิดรับเดิมพันแล้ว ชิปของคุณไม่ได้วาง',
    not_placed: 'ชิปที่ไม่ได้ยืนยันถูกคืนแล้ว',
    lost: 'รอบนี้ไม่ชนะ',
    limit: 'ช่องนี้รับเพิ่มไม่ได้',
    hidden_card: 'ไพ่คว่ำ',
    rules_dragon_tiger: 'มังกรและเสือได้ไพ่ฝั่งละใบ ใบสูงกว่าชนะ เอซต่ำสุด ไม่นับดอก ถ้าเสมอคืนครึ่งหนึ่งของเดิมพันมังกรหรือเสือ',
    rules_baccarat: 'ผู้เล่นและเจ้ามือได้ไพ่สองหรือสามใบ ใกล้เก้ากว่าชนะ สิบและไพ่คนนับศูนย์ ถ้าเสมอคืนเดิมพันผู้เล่นและเจ้ามือ',
    rules_shoe: 'ทุกรอบแจกจากไพ่แปดสำรับที่สับใหม่หลังปิดรับเดิมพัน ผลเหมือนกันทุกคนที่โต๊ะ',
    pays: 'จ่าย',
    spot_max: 'สูงสุดต่อช่องในหนึ่งรอบ',
  },
})
