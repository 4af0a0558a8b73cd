import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

export default {
  more: '条款、隐私与理性游戏',
  terms: '使用条款',
  privacy: '隐私政策',
  responsiblePlay: '理性游戏',
  licenses: '许可证',
  loading: '正在加载文本...',
  draft: '本文为草稿，尚未经律师审阅。',
  changed: (date: string) => `最后修改：${date}`,
  licensesLead: (name: string) => `${name} 使用以下软件、字体和图标构建。每一项都附有许可证原文。`,
  count: (count: number) => `${count} 份许可证`,
  asText: '以纯文本查看全部',
} satisfies Texts<typeof en>
