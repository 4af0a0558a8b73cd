import * as shared from '../../../../platform/sentences/zh.ts'
import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const zh: Texts<typeof en> = {
  title: '冷静期',
  back: shared.back,
  line: '游戏应当带来快乐。不再快乐时，请停一停。',
  effects: [
    '结束之前不能投注、存款或领取红利。',
    '冷静期内，进行中的红利停止计时；自我排除则红利终止。',
    '您将在所有设备上退出登录，仍可重新登录提款。',
    '无论是您还是我们，都不能缩短或取消。',
  ],
  pauses: '冷静期',
  exclusions: '自我排除',
  periods: {
    day: '24 小时',
    week: '7 天',
    month: '1 个月',
    quarter: '3 个月',
    half_year: '6 个月',
    year: '1 年',
    five_years: '5 年',
    for_good: '永久',
  },
  begin: '开始冷静期',
  sure: (period) => `冷静期：${period}。立即开始，您将退出登录，且不能缩短或取消。确定吗？`,
  sure_begin: '确定，开始冷静期',
  not_now: '暂不开始',
  beginning: '正在开始',
  begun: '您的冷静期已开始。',
  until: (date, time) => `您的冷静期至 ${date} ${time} 结束。`,
  for_good: '您已永久自我排除。',
  may_leave: '您仍可将游戏余额转回主余额并提款。',
  longer: '您可以选择更长的冷静期。',
}

export default zh
