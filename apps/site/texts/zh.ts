import * as shared from '#platform/site/sentences/zh.ts'
import type { Texts } from '#platform/site/texts.ts'
import { NAME_LATIN } from '#ui/art/name-latin.ts'
import type en from './en.ts'

const zh: Texts<typeof en> = {
  /** The name of the platform as an outline, in the letters of this language. */
  lettering: NAME_LATIN,
  skip: '跳到内容',
  close: '关闭',
  close_menu: shared.close_dialog,
  close_message: shared.close_message,
  home: '首页',
  games: '游戏',
  account: '我的账户',
  two_d: '2D 彩票',
  digit_bet: '数字投注',
  shan: '掸族九点',
  my_profile: '我的资料',
  me: '我的',
  wallet: '钱包',
  logs: '记录',
  notifications: '通知',
  ads_video: '广告视频',
  videos: '视频',
  promotion: '优惠活动',
  contact: '客服',
  ranking: '排行榜',
  about: '关于我们',
  download_app: '下载应用',
  appearance: '外观',
  themes: { system: '跟随系统', day: '浅色', night: '深色' },
  deposit: '存款',
  main_navigation: '主菜单',
  search: '搜索',
  menu: '菜单',
  login: shared.login,
  join_now: shared.join_now,
  logout: '退出登录',
  logging_out: '正在退出',
  logged_out: '已成功退出登录。',
  game_balance: shared.game_balance,
  main_balance: shared.main_balance,
  main: '主余额',
  game: '游戏余额',
  exchange: shared.exchange,
  language: '语言',
  choose_language: (name: string) => `语言：${name}`,
  welcome_guest: '欢迎',
  guest_line: '登录后即可游戏并查看余额。',
  network: shared.network_error,

  document: {
    description: '来 Thazin 玩老虎机、真人娱乐、捕鱼和体育：数字投注的每一次开奖都可亲自验证，两个余额清清楚楚。',
    game_window_lost: '游戏已关闭，请关闭此窗口后重新点击“进入游戏”。',
  },

  download: {
    title: '下载应用',
    line: (name) => `把 ${name} 添加到主屏幕：像应用一样打开，几乎不占空间，始终是最新版本。`,
    android: '安卓',
    android_steps: '打开浏览器菜单（三个点），选择“安装应用”或“添加到主屏幕”。',
    iphone: 'iPhone',
    iphone_steps: '在 Safari 中点按“共享”按钮，再选“添加到主屏幕”。',
    computer: '电脑',
    computer_steps: '点击地址栏右端的安装图标。',
    close: shared.close_dialog,
  },

  failure: {
    title: '出了点问题',
    screen: '无法显示此页面，网站的其他部分仍可正常使用。',
    frame: '无法显示本网站。',
    overlay: '无法打开，请重试。',
    again: shared.try_again,
    home: '首页',
    reload: '重新加载',
  },

  release: {
    renewed: '网站已更新。前往其他页面时会载入新版本。',
  },

  not_found: {
    title: '找不到此页面',
    line: '页面已移动，或地址有误。',
    go_home: '返回首页',
  },

  notes: {
    offline: '您已离线，显示的是上次的数据。',
    no_line: '无网络连接',
    on_break: '您正在冷静期',
    break: '冷静期',
  },
}

export default zh
