import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const zh: Texts<typeof en> = {
  title: '2D 投注',
  stake: '注额',
  stake_all: (count, stake) => `${count} 个号码都下 ${stake} Ks`,
  draw: '场次',
  quick_bet: '快捷投注',
  reverse: '对调',
  list: '输入清单',
  choose_first: '请先选择号码',
  band_open: '低于 50%',
  band_mid: '50–90%',
  band_high: '高于 90%',
  band_full: '已满',
  legend_line: '号码的注额达到 100% 时停止受注。',
  numbers: '号码 00 至 99',
  taken: (percent) => `已下 ${percent}%`,
  full: '已满',
  your_bet: '您的投注',
  choose: '请选择号码',
  count: (count) => `${count} 个号码`,
  bet: '投注',
  bet_total: (total) => `投注 ${total} Ks`,
  closed: '已截止',
}

export default zh
