import * as shared from '../../../../platform/sentences/zh.ts'
import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const zh: Texts<typeof en> = {
  title: '已登录的设备',
  back: shared.back,
  line: '设备登录后保持 30 天，期间不使用也不会退出。',
  advice: '如果有您不认识的设备，请将其退出并修改密码。',
  thisDevice: '本设备',
  loggedIn: (date, time) => `登录于 ${date} ${time}`,
  lastUsed: (date, time) => `最近使用：${date} ${time}`,
  logout: '退出登录',
  ended: '该设备已退出登录。',
  logoutOthers: '退出所有其他设备',
  othersEnded: '所有其他设备已退出登录。',
  tryAgain: shared.try_again,
}

export default zh
