const en = {
  rules_title: 'Rules and payouts',
  rule_bet: 'Bet',
  rule_wins_on: 'Wins on',
  rule_pays: 'Pays',
  rule_return: 'Return to player',
  rule_itself: 'that digit',
  rule_stake: (values: { min: string; max: string }) =>
    `The stake is bet amount × multiplier, from ${values.min} to ${values.max} Ks, taken from your game balance.`,
  rule_max_payout: (amount: string) => `The most that one roll can pay is ${amount} Ks.`,
  rule_paid: 'A winning bet gets its stake times the payout, at once, into the game balance. The stake is part of it.',
  rule_return_line:
    'Return to player is what all stakes together get back in the long run. One roll can differ widely.',
  rule_auto:
    'Choosing a digit, Big or Small starts 90 seconds. At 0 the roll runs by itself, once. Tap your choice again to stop it.',
  rule_manual: 'Nothing rolls by itself: you press Roll.',
  rule_interval: (seconds: number) => `Between two rolls there are at least ${seconds} seconds.`,
  rule_lost:
    'If the connection is lost, a roll that reached us counts with its result, and you find it in the history. A roll that did not reach us costs nothing.',
  rule_void: 'A refused bet takes no stake. A roll that was answered is final.',
  rule_fair: 'How each roll is made, and how to check it',
  rules_failed: 'The rules could not be loaded.',
}

export default en
