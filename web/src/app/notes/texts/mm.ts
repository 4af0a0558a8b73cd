import type { Texts } from '../../../platform/texts.ts'
import type en from './en.ts'

const mm: Texts<typeof en> = {
  offline: 'အင်တာနက် ပြတ်နေပါသည်။ နောက်ဆုံးရထားသော အချက်အလက်ကို ပြထားပါသည်။',
  no_line: 'အင်တာနက် ပြတ်နေသည်',
  on_break: 'ခေတ္တနားနေပါသည်',
  break: 'နားနေချိန်',
}

export default mm
