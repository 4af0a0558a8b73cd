import type { Texts } from '../../../../../platform/texts.ts'
import type en from './en.ts'

const th: Texts<typeof en> = {
  label: 'เลขและเงินแทง',
  hint: (stake) => `เขียนภาษาพม่าได้ เช่น အပူး, 3 ထိပ်, 5 ဘရိတ်, 123 ခွေ หากไม่ระบุเงินแทงจะเป็น ${stake} Ks`,
  unread: 'อ่านไม่เข้าใจ จึงไม่รวม:',
}

export default th
