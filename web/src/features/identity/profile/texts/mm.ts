import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const mm: Texts<typeof en> = {
  myProfile: 'ကိုယ်ရေးအချက်အလက်',
  account: 'အကောင့်',
  accountUserName: 'အသုံးပြုသူအမည်',
  accountName: 'အမည်အပြည့်အစုံ',
  accountPhone: 'ဖုန်းနံပါတ်',
  noPhone: 'မထည့်ထားပါ',
  gameBalance: 'ဂိမ်း လက်ကျန်ငွေ',
  mainBalance: 'ပင်မ လက်ကျန်ငွေ',
  exchange: 'ငွေပြောင်းမည်',
  changePassword: 'စကားဝှက် ပြောင်းမည်',
  oldPassword: 'စကားဝှက်ဟောင်း',
  newPassword: 'စကားဝှက်အသစ်',
  changing: 'ပြောင်းနေသည်',
  passwordChanged: 'စကားဝှက် ပြောင်းပြီးပါပြီ။',
  changeUnreachable: 'စကားဝှက်ပြောင်းရာတွင် အမှားတစ်ခု ဖြစ်သွားပါသည်။ ထပ်မံကြိုးစားပေးပါ။',
  takeBreak: 'ခေတ္တနားမည်',
  takeBreakLine: 'တစ်ရက်မှ အမြဲတမ်းအထိ',
  depositLimits: 'ငွေသွင်းကန့်သတ်ချက်',
  depositLimitsLine: 'သွင်းငွေ အများဆုံးပမာဏ',
  devices: 'အကောင့်ဝင်ထားသော စက်များ',
  devicesLine: 'ကြည့်ရှုပြီး ထွက်စေနိုင်သည်',
  lastOtherLogin: 'အခြား နောက်ဆုံး ဝင်ချိန်',
  noOtherLogin: 'မရှိသေးပါ',
  onSystem: (browser, system) => `${system} ရှိ ${browser}`,
  unknownDevice: 'အမည်မသိ စက်',
}

export default mm
