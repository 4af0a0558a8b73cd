import type { Texts } from '../../../../../platform/texts.ts'
import type en from './en.ts'

const zh: Texts<typeof en> = {
  choose: '选择一次开奖',
  digit: (digit) => `数字 ${digit}`,
  big: '大',
  small: '小',
  option: ({ bet, moment, roll }) => `${bet} · 开出 ${roll} · ${moment}`,
  no_rolls: '尚未开奖',
  no_rolls_line: '首次开奖后，您可以在这里验证。',
  all_right: '验证通过',
  all_right_line: '每一步都在本设备上计算。',
  not_right: '验证未通过',
  not_right_line: '请复制证明并联系我们。',
  no_crypto: '此浏览器只能在安全地址（https）上计算。请使用下方的离线验证。',
  no_such_roll: '无法加载这次开奖。',
  right: '正确',
  wrong: '错误',
  unknown: '未验证',
  step_noted: '承诺值与本浏览器首次看到该系列时记下的一致。',
  step_not_noted: '本浏览器此前没有见过该系列，因此没有可比对的承诺值记录。',
  step_link: '公开种子的哈希等于开奖前已知的值。',
  step_commitment: (n) => `哈希 ${n} 次后回到承诺值。`,
  step_signature: '我们已为该系列签署此承诺值。',
  step_no_signature: '此浏览器无法验证 Ed25519 签名，离线验证可以。',
  step_number: (s) => `我们的种子与您的客户端种子得出我们的数字：${s}。`,
  step_sum: ({ s, own, roll }) => `${s}（平台）+ ${own}（您）= ${s + own} → ${roll}`,
  step_win: (bet) => `${bet}中奖，与您的记录一致。`,
  step_lose: (bet) => `${bet}未中，与您的记录一致。`,
  computed: '计算结果',
  expected: '平台给出',
  offline_title: '不依赖我们进行验证',
  offline: '复制证明并存为 proof.json，然后运行随源代码提供的小程序。只需要 Node 20 或更新版本。',
  copy_proof: '复制证明',
}

export default zh
