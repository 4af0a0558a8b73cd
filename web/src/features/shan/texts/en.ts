const en = {
  title: 'Shan Koe Mee',
  back: 'Back',
  line: 'Two cards, perhaps a third. Who is nearer to nine than the banker wins.',
  account: 'Account',
  balance: 'Balance',
  product_code: 'Product Code',
  launch: 'Launch Shan Game',
  launching: 'Opening the table',
  new_tab: 'The table opens in a new tab. Your game balance is what you play with.',
  exchange: 'Exchange Balance',
  launched: 'Game launched successfully!',
  open_table: 'Open the table',
  blocked: 'Popup blocked. Please allow popups.',
  failed: 'Failed to launch game.',
  network: 'Network or server error.',
  no_user: 'Failed to load user info. Please log in again.',
  rules_title: 'In short',
  rule_cards: 'An ace counts 1, ten and pictures nothing. Only the last digit of the sum counts.',
  rule_do: 'Eight or nine with two cards is a Do and ends the round at once.',
  rule_times:
    'Pairs and suits multiply: the winner’s hand can count up to five times your bet, for you or against you.',
}

export default en
