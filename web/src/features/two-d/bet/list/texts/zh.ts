import type { Texts } from '../../../../../platform/texts.ts'
import type en from './en.ts'

const zh: Texts<typeof en> = {
  label: '号码与注额',
  hint: (stake) => `也可写缅文 အပူး、3 ထိပ်、5 ဘရိတ်、123 ခွေ。未写注额时为 ${stake} Ks。`,
  unread: '无法识别，未列入：',
}

export default zh
