/**
 * Lists of 2D bets as sellers write them, with their meaning: at least eight for each notation. The reader is tested on all
 * of them. The meaning is written out by hand, from docs/two-d-lists.md and not from the code that it tests.
 */

/** Kyat by number. */
type Meaning = Record<string, number>

export interface CorpusList {
  text: string
  /** Null for a list of which a line must be refused. */
  stakes: Meaning | null
  /** Of a refused line: the piece that the refusal names. */
  piece?: string
  /** Customers that the list names. */
  names?: readonly string[]
  /** A written total that differs from the sum: the sum of its numbers and what is written. */
  differs?: readonly [sum: number, written: number]
  /** Letters with a meaning, when the player has set one. */
  letters?: Partial<Record<'P' | 'X' | 'N' | 'W', string>>
}

const each = (nums: string, stake: number): Meaning => Object.fromEntries(nums.split(' ').map((num) => [num, stake]))
const sum = (...parts: Meaning[]): Meaning => {
  const all: Meaning = {}
  for (const part of parts) for (const [num, stake] of Object.entries(part)) all[num] = (all[num] ?? 0) + stake
  return all
}
const head = (digit: number) => Array.from({ length: 10 }, (_, other) => `${digit}${other}`).join(' ')
const tail = (digit: number) => Array.from({ length: 10 }, (_, other) => `${other}${digit}`).join(' ')

const DOUBLES = '00 11 22 33 44 55 66 77 88 99'
const EVEN_DOUBLES = '00 22 44 66 88'
const ODD_DOUBLES = '11 33 55 77 99'
const POWER = '05 50 16 61 27 72 38 83 49 94'
const NAT_KHAT = '07 70 18 81 24 42 35 53 69 96'
const BROTHERS = '01 10 12 21 23 32 34 43 45 54 56 65 67 76 78 87 89 98 90 09'
const HAS_2 = '20 21 22 23 24 25 26 27 28 29 02 12 32 42 52 62 72 82 92'
const HAS_7 = '70 71 72 73 74 75 76 77 78 79 07 17 27 37 47 57 67 87 97'
const BREAK_0 = '00 19 91 28 82 37 73 46 64 55'
const BREAK_2 = '02 20 11 39 93 48 84 57 75 66'
const BREAK_5 = '05 50 14 41 23 32 69 96 78 87'
const ROUND_123 = '12 13 21 23 31 32'
const ROUND_123_DOUBLES = '11 12 13 21 22 23 31 32 33'
const ROUND_1234 = '12 13 14 21 23 24 31 32 34 41 42 43'
const ROUND_456_DOUBLES = '44 45 46 54 55 56 64 65 66'
const EVEN_EVEN = '00 02 04 06 08 20 22 24 26 28 40 42 44 46 48 60 62 64 66 68 80 82 84 86 88'
const EVEN_ODD = '01 03 05 07 09 21 23 25 27 29 41 43 45 47 49 61 63 65 67 69 81 83 85 87 89'
const ODD_EVEN = '10 12 14 16 18 30 32 34 36 38 50 52 54 56 58 70 72 74 76 78 90 92 94 96 98'
const ODD_ODD = '11 13 15 17 19 31 33 35 37 39 51 53 55 57 59 71 73 75 77 79 91 93 95 97 99'
const BIG = `${head(5)} ${head(6)} ${head(7)} ${head(8)} ${head(9)}`
const SMALL = `${head(0)} ${head(1)} ${head(2)} ${head(3)} ${head(4)}`

const list = (text: string, stakes: Meaning, more: Partial<CorpusList> = {}): CorpusList => ({ text, stakes, ...more })
/** A list whose last line must be refused, and why. */
const refused = (text: string, piece: string): CorpusList => ({ text, stakes: null, piece })

/** A number without a stake gets this much. */
export const CORPUS_DEFAULT_STAKE = 100

export const LIST_CORPUS: Readonly<Record<string, readonly CorpusList[]>> = {
  'a number and its stake': [
    list('12 500', { 12: 500 }),
    list('12', { 12: 100 }),
    list('07 1000', { '07': 1_000 }),
    list('00 500\n99 500', { '00': 500, 99: 500 }),
    list('12 500 34 200', { 12: 500, 34: 200 }),
    list('12 500, 34 200, 56 100', { 12: 500, 34: 200, 56: 100 }),
    list('12 500\n12 300', { 12: 800 }),
    list('  12   500  \n\n 34   700 ', { 12: 500, 34: 700 }),
    list('45 10000', { 45: 10_000 }),
  ],
  'marks between a number and its stake': [
    list('12=500', { 12: 500 }),
    list('12 = 500', { 12: 500 }),
    list('12-500', { 12: 500 }),
    list('12*500', { 12: 500 }),
    list('12@500', { 12: 500 }),
    list('12@50', { 12: 50 }),
    list('12=50', { 12: 50 }),
    list('12/500', { 12: 500 }),
    list('12:500', { 12: 500 }),
    list('12.500', { 12: 500 }),
    list('12>500', { 12: 500 }),
    list('12(500)', { 12: 500 }),
    list('12×500', { 12: 500 }),
    list('12 1,000', { 12: 1_000 }),
    list('12 100,000', { 12: 100_000 }),
    list('12= 1,500\n34= 2,500', { 12: 1_500, 34: 2_500 }),
  ],
  'several numbers with one stake': [
    list('12.34.56=500', each('12 34 56', 500)),
    list('23,45,67 200', each('23 45 67', 200)),
    list('12 34 56 78 90 - 300', each('12 34 56 78 90', 300)),
    list('12/34/56 500', each('12 34 56', 500)),
    list('12-34-56=1000', each('12 34 56', 1_000)),
    list('(12,34,56)500', each('12 34 56', 500)),
    list('12+34+56=700', each('12 34 56', 700)),
    list('12၊34၊56 ။ 500', each('12 34 56', 500)),
    list('01 02 03 04 05 06 07 08 09 100', each('01 02 03 04 05 06 07 08 09', 100)),
    list('12 34 500 56 78 200', sum(each('12 34', 500), each('56 78', 200))),
  ],
  'one stake under the numbers that it belongs to': [
    list('12 13 14\n500', each('12 13 14', 500)),
    list('12\n13\n14\n500', each('12 13 14', 500)),
    list('12 13\n14 15\n=500', each('12 13 14 15', 500)),
    list('12.13.14\n5k', each('12 13 14', 5_000)),
    list('12 13\n500 ဖိုး', each('12 13', 500)),
    list('12 13\n500\n45 46\n300', sum(each('12 13', 500), each('45 46', 300))),
    list('ထိပ် 1\n200', each(head(1), 200)),
    list('12 R\n500', { 12: 500, 21: 500 }),
    list('12 500\n13 14\n200', sum({ 12: 500 }, each('13 14', 200))),
    list('12 13\n500/300', sum(each('12 13', 500), each('21 31', 300))),
  ],
  'numbers with their reverses': [
    list('12R500', { 12: 500, 21: 500 }),
    list('12 R 500', { 12: 500, 21: 500 }),
    list('12r500', { 12: 500, 21: 500 }),
    list('12အာ500', { 12: 500, 21: 500 }),
    list('12 ပတ်လည် 500', { 12: 500, 21: 500 }),
    list('12 34 R 500', each('12 21 34 43', 500)),
    list('12R 34 500', { 12: 500, 21: 500, 34: 500 }),
    list('12 500R', { 12: 500, 21: 500 }),
    list('12=500R', { 12: 500, 21: 500 }),
    list('12*R=500', { 12: 500, 21: 500 }),
    list('11 R 500', { 11: 500 }),
    list('12R500 34R200', { 12: 500, 21: 500, 34: 200, 43: 200 }),
    list('12 500 R 34 200', { 12: 500, 21: 500, 34: 200 }),
  ],
  'another stake on the reverses': [
    list('12 500 R 300', { 12: 500, 21: 300 }),
    list('12=500R300', { 12: 500, 21: 300 }),
    list('12 500/300', { 12: 500, 21: 300 }),
    list('12*500*300', { 12: 500, 21: 300 }),
    list('12-500/300', { 12: 500, 21: 300 }),
    list('12R500/300', { 12: 500, 21: 300 }),
    list('12 R 500 R 300', { 12: 500, 21: 300 }),
    list('12 34 500/300', { 12: 500, 34: 500, 21: 300, 43: 300 }),
    list('12 500R300 34 200', { 12: 500, 21: 300, 34: 200 }),
    list('12 1k/5ရာ', { 12: 1_000, 21: 500 }),
    list('12 ၅၀၀ အာ ၃၀၀', { 12: 500, 21: 300 }),
  ],
  'stakes in words': [
    list('12 5k', { 12: 5_000 }),
    list('12 5K', { 12: 5_000 }),
    list('12=10k', { 12: 10_000 }),
    list('12 5ထောင်', { 12: 5_000 }),
    list('12 5 ထောင်', { 12: 5_000 }),
    list('12 1သောင်း', { 12: 10_000 }),
    list('12 ၅ရာ', { 12: 500 }),
    list('12 500ဖိုး', { 12: 500 }),
    list('12 500ကျပ်', { 12: 500 }),
    list('12 500Ks', { 12: 500 }),
    list('12 500 MMK', { 12: 500 }),
    list('12 34 3ရာ', { 12: 300, 34: 300 }),
    list('12 2သိန်း', { 12: 200_000 }),
    list('12 1.5k', { 12: 1_500 }),
    list('12 1.5သောင်း', { 12: 15_000 }),
    list('12R5ထောင်', { 12: 5_000, 21: 5_000 }),
    list('12 34\n1ထောင်ဖိုး', { 12: 1_000, 34: 1_000 }),
    list('12 5ထောင်ကျပ်', { 12: 5_000 }),
  ],
  'Burmese digits': [
    list('၁၂ ၅၀၀', { 12: 500 }),
    list('၁၂ ၅ဝဝ', { 12: 500 }),
    list('ဝ၇ ၁၀၀', { '07': 100 }),
    list('၁၂=၅၀၀', { 12: 500 }),
    list('၁၂R၅၀၀', { 12: 500, 21: 500 }),
    list('၁၂၊၃၄ ၂၀၀', { 12: 200, 34: 200 }),
    list('၁၂ 500', { 12: 500 }),
    list('၅ထိပ် ၁၀၀', each(head(5), 100)),
    list('၁၂ ၁,၀၀၀', { 12: 1_000 }),
  ],
  'rows without a space': [
    list('121000', { 12: 1_000 }),
    list('12500', { 12: 500 }),
    list('00500', { '00': 500 }),
    list('12R1000', { 12: 1_000, 21: 1_000 }),
    list('12R500', { 12: 500, 21: 500 }),
    list('12500\n34500\n56500', each('12 34 56', 500)),
    list('12500 34200', { 12: 500, 34: 200 }),
    list('0710000', { '07': 10_000 }),
    list('၁၂၅၀၀', { 12: 500 }),
    list('12500R', { 12: 500, 21: 500 }),
    list('12500R300', { 12: 500, 21: 300 }),
  ],
  'sets by their Burmese names': [
    list('အပူး 500', each(DOUBLES, 500)),
    list('အပူး500', each(DOUBLES, 500)),
    list('စုံပူး 200', each(EVEN_DOUBLES, 200)),
    list('မပူး 200', each(ODD_DOUBLES, 200)),
    list('ပါဝါ 300', each(POWER, 300)),
    list('နက္ခတ် 300', each(NAT_KHAT, 300)),
    list('ညီကို 100', each(BROTHERS, 100)),
    list('ညီအစ်ကို 100', each(BROTHERS, 100)),
    list('အပူး ပါဝါ 100', sum(each(DOUBLES, 100), each(POWER, 100))),
    list('အပူး 500 ပါဝါ 300', sum(each(DOUBLES, 500), each(POWER, 300))),
    list('ထိုင်းပါဝါ 100', each('09 90 13 31 26 62 47 74 58 85', 100)),
    list('ထိုင်းနက္ခတ် 100', each('07 70 19 91 23 32 48 84 56 65', 100)),
    list('အပူး', each(DOUBLES, 100)),
    list('ပူး 500', each(DOUBLES, 500)),
  ],
  'sets as they are misspelt': [
    list('နက်ခက် 300', each(NAT_KHAT, 300)),
    list('နတ်ခတ် 300', each(NAT_KHAT, 300)),
    list('နက်ခတ် 300', each(NAT_KHAT, 300)),
    list('နက္ခက် 300', each(NAT_KHAT, 300)),
    list('ညီနောင် 100', each(BROTHERS, 100)),
    list('ညီအကို 100', each(BROTHERS, 100)),
    list('မ,ပူး 200', each(ODD_DOUBLES, 200)),
    list('စုံ,ပူး 200', each(EVEN_DOUBLES, 200)),
    list('ပဝါ 300', each(POWER, 300)),
    list('ပါ၀ါ 300', each(POWER, 300)),
    list('5ဘရိပ် 100', each(BREAK_5, 100)),
    list('7ပါတ် 100', each(HAS_7, 100)),
    list('7ပတ်သီး 100', each(HAS_7, 100)),
    list('မ,စုံ 100', each(ODD_EVEN, 100)),
  ],
  'sets by their English and short names': [
    list('AP 500', each(DOUBLES, 500)),
    list('ap500', each(DOUBLES, 500)),
    list('SP 200', each(EVEN_DOUBLES, 200)),
    list('MP 200', each(ODD_DOUBLES, 200)),
    list('PW 300', each(POWER, 300)),
    list('power 300', each(POWER, 300)),
    list('Power=300', each(POWER, 300)),
    list('NK 300', each(NAT_KHAT, 300)),
    list('brothers 100', each(BROTHERS, 100)),
    list('brother 100', each(BROTHERS, 100)),
    list('natkhat 300', each(NAT_KHAT, 300)),
    list('doubles 100', each(DOUBLES, 100)),
    list('3 head 100', each(head(3), 100)),
    list('head 3 100', each(head(3), 100)),
    list('7 tail 100', each(tail(7), 100)),
    list('5 break 100', each(BREAK_5, 100)),
    list('5bk 100', each(BREAK_5, 100)),
    list('5BR 100', each(BREAK_5, 100)),
    list('7par 100', each(HAS_7, 100)),
    list('7 pat 100', each(HAS_7, 100)),
    list('3TS 100', each(head(3), 100)),
    list('7NP 100', each(tail(7), 100)),
  ],
  'digits before a word': [
    list('3ထိပ် 200', each(head(3), 200)),
    list('3 ထိပ်=200', each(head(3), 200)),
    list('1.2.3 ထိပ် 500', sum(each(head(1), 500), each(head(2), 500), each(head(3), 500))),
    list('1,2 ထိပ် 500', sum(each(head(1), 500), each(head(2), 500))),
    list('12ထိပ် 500', sum(each(head(1), 500), each(head(2), 500))),
    list('7ပိတ် 100', each(tail(7), 100)),
    list('7 နောက် 100', each(tail(7), 100)),
    list('1 2 ပိတ် 100', sum(each(tail(1), 100), each(tail(2), 100))),
    list('3ထိပ် 7ပိတ် 100', sum(each(head(3), 100), each(tail(7), 100))),
    list('3ရှေ့ 100', each(head(3), 100)),
    list('12 500 3ထိပ် 200', sum({ 12: 500 }, each(head(3), 200))),
  ],
  'digits behind a word': [
    list('ထိပ် 3 200', each(head(3), 200)),
    list('ထိပ်3 = 200', each(head(3), 200)),
    list('ထိပ် 1,2 500', sum(each(head(1), 500), each(head(2), 500))),
    list('ထိပ် 1.2.3 500', sum(each(head(1), 500), each(head(2), 500), each(head(3), 500))),
    list('ထိပ် 12 500', sum(each(head(1), 500), each(head(2), 500))),
    list('ပိတ် 7 100', each(tail(7), 100)),
    list('နောက် 7 100', each(tail(7), 100)),
    list('ဘရိတ် 5 100', each(BREAK_5, 100)),
    list('ပတ်သီး 7 100', each(HAS_7, 100)),
    list('ထိပ် 3 200 ပိတ် 7 100', sum(each(head(3), 200), each(tail(7), 100))),
  ],
  'numbers that contain a digit': [
    list('2ပါ 100', each(HAS_2, 100)),
    list('2 အပါ 100', each(HAS_2, 100)),
    list('အပါ 2 100', each(HAS_2, 100)),
    list('2ပတ် 100', each(HAS_2, 100)),
    list('2 ပတ်သီး 100', each(HAS_2, 100)),
    list('7ပါ 5ရာ', each(HAS_7, 500)),
    list('2par=100', each(HAS_2, 100)),
    list('ပတ် 7 1k', each(HAS_7, 1_000)),
  ],
  breaks: [
    list('5ဘရိတ် 100', each(BREAK_5, 100)),
    list('၅ ဘရိတ် ၁၀၀', each(BREAK_5, 100)),
    list('0ဘရိတ် 100', each(BREAK_0, 100)),
    list('ဘရိတ် 2 100', each(BREAK_2, 100)),
    list('0,2,5 ဘရိတ် 100', sum(each(BREAK_0, 100), each(BREAK_2, 100), each(BREAK_5, 100))),
    list('ဘရိတ် 0.5 100', sum(each(BREAK_0, 100), each(BREAK_5, 100))),
    list('25 ဘရိတ် 100', sum(each(BREAK_2, 100), each(BREAK_5, 100))),
    list('5ဘရိတ် 5ထောင်', each(BREAK_5, 5_000)),
    list('စုံဘရိတ် 500', sum(each(EVEN_EVEN, 500), each(ODD_ODD, 500))),
    list('မဘရိတ် 500', sum(each(EVEN_ODD, 500), each(ODD_EVEN, 500))),
  ],
  rounds: [
    list('123 ခွေ 500', each(ROUND_123, 500)),
    list('123ခွေ500', each(ROUND_123, 500)),
    list('1234 ခွေ 200', each(ROUND_1234, 200)),
    list('1.2.3 ခွေ 500', each(ROUND_123, 500)),
    list('1,2,3,4 အခွေ 200', each(ROUND_1234, 200)),
    list('123 ခွေပူး 500', each(ROUND_123_DOUBLES, 500)),
    list('456အခွေပူး 100', each(ROUND_456_DOUBLES, 100)),
    list('အပူးပါ 123 ခွေ 500', each(ROUND_123_DOUBLES, 500)),
    list('123 ခွေ အပူးပါ 500', each(ROUND_123_DOUBLES, 500)),
    list('123 အပူးပါခွေ 500', each(ROUND_123_DOUBLES, 500)),
    list('456KP 100', each(ROUND_456_DOUBLES, 100)),
    list('123K 600', each(ROUND_123, 600)),
    list('12 500 123 ခွေ 200', sum({ 12: 500 }, each(ROUND_123, 200))),
    list('12 ခွေ 500', { 12: 500, 21: 500 }),
  ],
  'even and odd': [
    list('စုံစုံ 100', each(EVEN_EVEN, 100)),
    list('စုံမ 100', each(EVEN_ODD, 100)),
    list('မစုံ 100', each(ODD_EVEN, 100)),
    list('မမ 100', each(ODD_ODD, 100)),
    list('စုံထိပ် 100', sum(each(EVEN_EVEN, 100), each(EVEN_ODD, 100))),
    list('မထိပ် 100', sum(each(ODD_EVEN, 100), each(ODD_ODD, 100))),
    list('စုံပိတ် 100', sum(each(EVEN_EVEN, 100), each(ODD_EVEN, 100))),
    list('မပိတ် 100', sum(each(EVEN_ODD, 100), each(ODD_ODD, 100))),
    list('စုံ 100', sum(each(EVEN_EVEN, 100), each(ODD_EVEN, 100))),
    list('မ 100', sum(each(EVEN_ODD, 100), each(ODD_ODD, 100))),
  ],
  halves: [
    list('ကြီး 100', each(BIG, 100)),
    list('အကြီး 100', each(BIG, 100)),
    list('ငယ် 100', each(SMALL, 100)),
    list('အငယ် 100', each(SMALL, 100)),
    list('big 100', each(BIG, 100)),
    list('small=100', each(SMALL, 100)),
    list('ကြီး=1k', each(BIG, 1_000)),
    list('ငယ် ၂၀၀', each(SMALL, 200)),
  ],
  Zawgyi: [
    list('၁၂ အာ ၅ေထာင္', { 12: 5_000, 21: 5_000 }),
    list('နကၡတ္ 300', each(NAT_KHAT, 300)),
    list('3ထိပ္ 200', each(head(3), 200)),
    list('7ပိတ္ 100', each(tail(7), 100)),
    list('7ေနာက္ 100', each(tail(7), 100)),
    list('5ဘရိတ္ 100', each(BREAK_5, 100)),
    list('123ေခြ 500', each(ROUND_123, 500)),
    list('123ေခြပူး 500', each(ROUND_123_DOUBLES, 500)),
    list('စံုပူး 200', each(EVEN_DOUBLES, 200)),
    list('ညီေနာင္ 100', each(BROTHERS, 100)),
    list('ႀကီး 100', each(BIG, 100)),
    list('ငယ္ 100', each(SMALL, 100)),
    list('12 ပတ္လည္ 500က်ပ္', { 12: 500, 21: 500 }),
    list('12 1ေသာင္း', { 12: 10_000 }),
  ],
  'names of customers': [
    list('ကိုအောင် 34 500', { 34: 500 }, { names: ['ကိုအောင်'] }),
    list('ကိုအောင်\n34 500\nမလှ\n12 200', { 34: 500, 12: 200 }, { names: ['ကိုအောင်', 'မလှ'] }),
    list('Ko Aung: 34 500', { 34: 500 }, { names: ['Ko Aung'] }),
    list('Ma Hla - 12R500', { 12: 500, 21: 500 }, { names: ['Ma Hla'] }),
    list('ဒေါ်မြ 12 500', { 12: 500 }, { names: ['ဒေါ်မြ'] }),
    list('ဦးဘ 12 500 34 200', { 12: 500, 34: 200 }, { names: ['ဦးဘ'] }),
    list('U Ba\n12 500', { 12: 500 }, { names: ['U Ba'] }),
    list('Daw Mya=12 500', { 12: 500 }, { names: ['Daw Mya'] }),
    list('မောင်မောင်\n12 13\n500', { 12: 500, 13: 500 }, { names: ['မောင်မောင်'] }),
  ],
  'written totals': [
    list('12 500\n34 500\nTotal 1000', { 12: 500, 34: 500 }),
    list('12 500\n34 500\ntotal=1,000', { 12: 500, 34: 500 }),
    list('12R500\nစုစုပေါင်း 1000', { 12: 500, 21: 500 }),
    list('12 500\nပေါင်း ၅၀၀ ကျပ်', { 12: 500 }),
    list('12 500\n34 500\n1000', { 12: 500, 34: 500 }),
    list('ကိုအောင်\n12 500\nTotal 500\nမလှ\n34 200\nTotal 200', { 12: 500, 34: 200 }, { names: ['ကိုအောင်', 'မလှ'] }),
    list('12 500\n34 500\nTotal 2000', { 12: 500, 34: 500 }, { differs: [1_000, 2_000] }),
    list('3ထိပ် 200\nစုစုပေါင်း 1800', each(head(3), 200), { differs: [2_000, 1_800] }),
    list('12 5k 34 5k = Total 10k', { 12: 5_000, 34: 5_000 }),
    list('12 500\nSum 500', { 12: 500 }),
  ],
  'letters that sellers give different meanings': [
    refused('2P 500', 'P'),
    refused('12x500', 'x'),
    refused('N 500', 'N'),
    refused('W 500', 'W'),
    list('2P 100', each(HAS_2, 100), { letters: { P: 'contains' } }),
    list('P 300', each(POWER, 300), { letters: { P: 'power' } }),
    list('12x500', { 12: 500 }, { letters: { X: 'times' } }),
    list('123X500', each(ROUND_123, 500), { letters: { X: 'round' } }),
    list('N 300', each(NAT_KHAT, 300), { letters: { N: 'nat_khat' } }),
    list('7N 100', each(tail(7), 100), { letters: { N: 'tail' } }),
    list('W 300', each(POWER, 300), { letters: { W: 'power' } }),
  ],
  'what must be refused': [
    refused('5 500', '5'),
    refused('500', '500'),
    refused('ထိပ် 500', 'ထိပ်'),
    refused('အပါ 500', 'အပါ'),
    refused('ဘရိတ် 500', 'ဘရိတ်'),
    refused('ထိပ် ပိတ် 500', 'ထိပ်'),
    refused('12 1234567890', '1234567890'),
    refused('R 500', 'R'),
    refused('34 ? 500', '?'),
    refused('12 500 300', '300'),
    refused('1250', '1250'),
    refused('12 13 12,500', '12,500'),
    refused('12 ဟယ်လို 500', 'ဟယ်လို'),
    refused('5ခွေ 500', '5ခွေ'),
    refused('11 500/300', '/300'),
    refused('12 500 R 300 R 200', 'R'),
    refused('နက်ခတ 500', 'နက်ခတ'),
    refused('123 500', '123'),
    refused('12 1.55k5', '5'),
    refused('12 500ထောင်ထောင်', 'ထောင်'),
  ],
}
