import * as shared from '../../../../platform/sentences/zh.ts'
import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const zh: Texts<typeof en> = {
  myProfile: '我的资料',
  account: '账户',
  accountUserName: '用户名',
  accountName: '姓名',
  accountPhone: '手机号',
  noPhone: '未填写',
  gameBalance: shared.game_balance,
  mainBalance: shared.main_balance,
  exchange: shared.exchange,
  changePassword: '修改密码',
  oldPassword: '旧密码',
  newPassword: '新密码',
  changing: '正在修改',
  passwordChanged: '密码修改成功',
  changeUnreachable: '修改密码时出错，请重试。',
  takeBreak: '冷静期',
  takeBreakLine: '一天或更久',
  depositLimits: shared.deposit_limits,
  depositLimitsLine: '由您设定最高存款额',
  devices: '已登录的设备',
  devicesLine: '查看并退出设备',
  lastOtherLogin: '最近一次其他登录',
  noOtherLogin: '暂无',
  onSystem: (browser, system) => `${system} 上的 ${browser}`,
  unknownDevice: '未知设备',
}

export default zh
