/** English sentences that a language may say in several ways, and why. */
export const OTHER_WORDS: Readonly<Record<string, string>> = {
  Terms: 'those of a promotion are conditions, those of the platform are a contract',
  Contact: 'the menu says “support” in Chinese, as its players know it',
  Login: 'on a phone the bar at the top is too narrow for the long Burmese word',
  Deposit: 'Burmese tells the name of a page from what a button does',
  Withdraw: 'Burmese tells the name of a page from what a button does',
  'An error occurred during the deposit process. Please try again.':
    'the specification has it for a change of the password as well',
  Pending: 'a request waits for the staff, a slip for its draw',
  Waiting: 'a request waits for the staff, a row for its result',
  '{1} of {2}': 'Chinese counts pages and rolls with other words',
  Continue: 'a game is played on, in the lottery the next number is staked',
  Bet: 'a casino bet has another word than one in the lottery',
  Stake: 'a casino bet has another word than one in the lottery',
  Win: 'a casino bet is won, a number of the lottery is hit',
  Lose: 'a casino bet is lost, a number of the lottery is missed',
}

/** Texts that say a term of the table in other words, and why. */
export const OTHER_TERMS: Readonly<Record<string, string>> = {
  'platform/identity/site.profile.change_unreachable: deposit':
    'the specification’s sentence for a change of the password',
  'modules/two-d/site.bet.band_full: stake': 'a legend of one word',
  'modules/two-d/site.slips.status.pending: pending': 'a slip waits for its draw',
}

/** Words that are not used, and what is written in their place. */
export const AVOIDED: Readonly<Record<'en' | 'mm' | 'zh' | 'th', readonly [RegExp, string][]>> = {
  en: [
    [/\b(?:stands?|waits|makers?|at once|of yours|looked at)\b/i, 'a plain sentence'],
    [/\bat the moment\b/i, 'right now'],
  ],
  mm: [
    [/[၀-၉]/u, 'Latin digits'],
    [/\} ကျပ်/u, 'Ks'],
    [/စျေး/u, 'ဈေး'],
    [/ကမ်းလှမ်းချက်/u, 'ပရိုမိုးရှင်း'],
    [/ထိုးကြေး/u, 'ထိုးငွေ'],
    [/လက်ကျန်ငွေ/u, 'လက်ကျန်'],
    [/မျိုးစေ့|ကတိတန်ဖိုး|အစီအစဉ်/u, 'seed, commitment, အလှည့်တွဲ'],
  ],
  zh: [
    [/供应商/u, '游戏厂商'],
    [/充值/u, '存款'],
    [/下注/u, '投注'],
    [/掸牌/u, '掸族九点'],
    [/奖金账户|我的奖金/u, '红利'],
  ],
  th: [
    [/โปรด/u, 'กรุณา'],
    [/ผู้ให้บริการ/u, 'ค่ายเกม'],
    [/ข้อเสนอ/u, 'โปรโมชั่น'],
    [/ชานโกยมี|ไพ่ฉาน/u, 'ฉานโกมี'],
  ],
}
