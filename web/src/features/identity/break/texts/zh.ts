import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const zh: Texts<typeof en> = {
  title: '暂停游戏',
  back: '返回',
  line: '游戏应当带来快乐。不再快乐时，请停一停。',
  effects: [
    '结束之前不能下注、存款或领取奖金。',
    '您将在所有设备上退出登录，仍可重新登录提款。',
    '无论是您还是我们，都不能缩短或取消。',
  ],
  pauses: '休息',
  exclusions: '自我排除',
  periods: {
    day: '24小时',
    week: '7天',
    month: '1个月',
    quarter: '3个月',
    half_year: '6个月',
    year: '1年',
    five_years: '5年',
    for_good: '永久',
  },
  begin: '开始休息',
  beginning: '正在开始',
  begun: '您的休息期已开始。',
  until: (date, time) => `您的休息期到${date} ${time}为止。`,
  for_good: '您已永久自我排除。',
  may_leave: '您仍可将游戏余额转回主余额并提款。',
  longer: '您可以选择更长的时间。',
}

export default zh
