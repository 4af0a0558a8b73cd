import type { Texts } from '#platform/site/texts.ts'
import type en from './en.ts'

const zh: Texts<typeof en> = {
  day: '当日场次',
  opens: (day, time) => `${day} ${time} 开市`,
  slips: (count) => `${count} 张投注单`,
  no_slips: '无投注单',
}

export default zh
