import * as shared from '../../../../platform/sentences/zh.ts'
import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const zh: Texts<typeof en> = {
  title: '开奖结果如何产生',
  back: '返回数字投注',
  intro:
    '每次开奖是两个数之和：一个是我们的，在您投注前就已固定；另一个是您的，由您的浏览器在开奖时选出。任何一方都无法左右结果。',
  example_label: '示例',
  example: '7（平台）+ 5（您）= 12 → 2',
  example_line: '只取最后一位。',
  before_title: '第一次开奖前，我们锁定自己的数字',
  before:
    '我们为整个系列抽取秘密种子，每个种子都以哈希与前一个相扣，并公布经签名的第一环：承诺值。此后任何种子都无法更改，然后您的浏览器再加入自己的种子。',
  during_title: '开奖时，您的浏览器选出一个数字',
  during: '它随投注一起发送。我们用下一个种子和您的客户端种子算出我们的数字，并公开该种子。',
  after_title: '开奖后，由您验证',
  after: '公开的种子必须能追溯到承诺值，并得出我们的数字。全部由您自己的设备计算。',
  series_title: '您当前的系列',
  series: '系列',
  commitment: '承诺值',
  next_roll: '下一次开奖',
  next_of: (next, all) => `第 ${next} 次，共 ${all} 次`,
  client_seed: '您的客户端种子',
  client_seed_hint: '由您的浏览器生成。首次开奖前可自行填写：1 至 64 个字母、数字、连字符或下划线。',
  client_seed_fixed: '自首次开奖起已固定。开始新系列即可更换。',
  save: '保存',
  saving: '保存中',
  saved: '客户端种子已保存。',
  new_series: '开始新系列',
  new_series_started: '新系列已开始。',
  new_series_line: '本系列的开奖会保留在您的记录中，随时可以验证。',
  signature: '签名',
  public_key: '公钥',
  technical: '签名与公钥',
  copy: shared.copy,
  copied: shared.copied,
  series_failed: '系列加载失败。',
  try_again: shared.try_again,
  network_error: shared.network_error,
  loading: shared.loading,
  check_title: '验证一次开奖',
  guest: '登录后即可查看您的系列并验证开奖。',
  login: shared.login,
}

export default zh
