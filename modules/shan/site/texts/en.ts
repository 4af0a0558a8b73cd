import * as shared from '#platform/site/sentences/en.ts'

const en = {
  title: 'Shan Koe Mee',
  back: shared.back,
  line: 'Two cards and an optional third. Get closer to nine than the banker to win.',
  account: 'Account',
  balance: 'Balance',
  product_code: 'Product Code',
  launch: 'Launch Shan Game',
  launching: 'Opening the table',
  new_tab: 'The table opens in a new tab. You play with your game balance.',
  exchange: shared.exchange_balance,
  launched: 'Game launched successfully!',
  open_table: 'Open the table',
  blocked: shared.popup_blocked,
  failed: shared.launch_failed,
  network: 'Network or server error.',
  no_user: 'Failed to load user info. Please log in again.',
  rules_title: 'Quick rules',
  rule_cards: 'An ace counts 1, tens and face cards count 0. Only the last digit of the sum counts.',
  rule_do: 'Eight or nine with two cards is a Do and ends the round.',
  rule_times: 'Pairs and suits multiply: the winner’s hand multiplies your bet up to 5×, win or lose.',
}

export default en
