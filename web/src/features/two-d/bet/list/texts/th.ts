import type { Texts } from '../../../../../platform/texts.ts'
import type en from './en.ts'

const th: Texts<typeof en> = {
  label: 'เลขและเงินแทง',
  placeholder: '12 R 500, 3 TS 200',
  hint: (stake) => `พิมพ์ AP, 3 TS, 5 BR, 123 K (หรือภาษาพม่า) ได้ ถ้าทั้งรายการไม่มีเงินแทง คิดเลขละ ${stake}\u00a0Ks`,
  converted: 'รายการนี้พิมพ์ด้วย Zawgyi และแปลงแล้ว กรุณาตรวจก่อนเพิ่ม',
  refused: 'อ่านไม่เข้าใจ แก้บรรทัดเหล่านี้หรือไม่รวม:',
  understood: 'ความหมายของรายการ',
  edit: 'แก้บรรทัดนี้',
  mended: 'อ่านเข้าใจแล้ว',
  chosen_letters: 'ตัวอักษรที่คุณตั้งไว้ แตะเพื่อยกเลิก:',
  name: 'ลูกค้า:',
  total: 'ยอดรวมที่เขียน:',
  each: (count, stake) => (count === 1 ? `${stake} Ks` : `${count} × ${stake} Ks`),
  differs: (written, sum) => `รายการเขียนว่า ${written} Ks แต่เลขรวมกันได้ ${sum} Ks แก้รายการ หรือเลือกใช้ยอดรวม`,
  use_sum: (sum) => `ใช้ ${sum} Ks`,
  why: {
    unknown: 'อ่านไม่เข้าใจ',
    no_numbers: 'ไม่มีเลขกำกับ',
    no_digits: 'ไม่มีตัวเลขข้างหน้าหรือข้างหลัง',
    no_stake: 'ไม่มีเงินแทง แต่เลขอื่นในรายการมี',
    ambiguous: 'อ่านได้สองแบบ',
    empty: 'ไม่มีเลขใดเลย',
    letter: 'ผู้ขายแต่ละคนใช้ความหมายต่างกัน เลือกความหมายของคุณ:',
  },
  meanings: {
    contains: '19 ประตู',
    power: 'พาวเวอร์',
    times: 'คูณ (×)',
    round: 'วินเลข',
    nat_khat: 'นักษัตร',
    tail: 'รูดหลัง',
  },
}

export default th
