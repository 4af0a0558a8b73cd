import * as shared from '../../../platform/sentences/zh.ts'
import type { Texts } from '../../../platform/texts.ts'
import type en from './en.ts'

export default {
  title: '下载应用',
  line: (name) => `把 ${name} 添加到主屏幕：像应用一样打开，几乎不占空间，始终是最新版本。`,
  android: '安卓',
  androidSteps: '打开浏览器菜单（三个点），选择“安装应用”或“添加到主屏幕”。',
  iphone: 'iPhone',
  iphoneSteps: '在 Safari 中点按“共享”按钮，再选“添加到主屏幕”。',
  computer: '电脑',
  computerSteps: '点击地址栏右端的安装图标。',
  close: shared.close_dialog,
} satisfies Texts<typeof en>
