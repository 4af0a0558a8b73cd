import type { Texts } from '../../../../../platform/texts.ts'
import type en from './en.ts'

const zh: Texts<typeof en> = {
  label: '号码与注额',
  placeholder: '12 R 500, 3 TS 200',
  hint: (stake) => `也可输入 AP、3 TS、5 BR、123 K（或缅文）。全部未写注额时，每注 ${stake}\u00a0Ks。`,
  converted: '此列表以 Zawgyi 编码输入，已转换。添加前请核对。',
  refused: '无法识别，请修改或不列入：',
  understood: '列表含义',
  edit: '修改此行',
  mended: '现在可以识别了。',
  chosen_letters: '您设定的字母，点按即可取消：',
  name: '客户：',
  total: '所写合计：',
  each: (count, stake) => (count === 1 ? `${stake} Ks` : `${count} × ${stake} Ks`),
  differs: (written, sum) => `列表写的是 ${written} Ks，但号码合计为 ${sum} Ks。请修改列表，或采用合计。`,
  use_sum: (sum) => `采用 ${sum} Ks`,
  why: {
    unknown: '无法识别。',
    no_numbers: '没有对应的号码。',
    no_digits: '前后没有数字。',
    no_stake: '没有注额，而列表中其他号码有。',
    ambiguous: '有两种读法。',
    empty: '不含任何号码。',
    letter: '在不同卖家处含义不同，请选择您的含义：',
  },
  meanings: {
    contains: '包含',
    power: 'Power',
    times: '乘号 (×)',
    round: '排列',
    nat_khat: 'Nakhat',
    tail: '定尾',
  },
}

export default zh
