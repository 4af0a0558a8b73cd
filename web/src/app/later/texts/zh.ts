import type { Texts } from '../../../platform/texts.ts'
import type en from './en.ts'

export default {
  renewed: '网站已更新。前往其他页面时会载入新版本。',
} satisfies Texts<typeof en>
