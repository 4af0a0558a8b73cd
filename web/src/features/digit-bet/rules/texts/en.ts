const en = {
  rules_title: 'Rules and payouts',
  rule_bet: 'Bet',
  rule_wins_on: 'Wins on',
  rule_pays: 'Odds',
  rule_return: 'Return to player',
  rule_itself: 'that digit',
  rule_stake: (values: { min: string; max: string }) =>
    `The stake is bet amount × multiplier, from ${values.min} to ${values.max} Ks, taken from your game balance.`,
  rule_max_payout: (amount: string) => `The most one roll can pay is ${amount} Ks.`,
  rule_paid: 'A winning bet is paid its stake times the odds into your game balance right away, stake included.',
  rule_return_line:
    'Return to player (RTP) is the long-run share of all stakes paid back to players. A single roll can differ widely.',
  rule_auto:
    'Choosing a digit, Big or Small starts 90 seconds. At 0 the roll runs by itself, once. Tap your choice again to stop it.',
  rule_manual: 'You roll manually: tap Roll.',
  rule_interval: (seconds: number) => `At least ${seconds} seconds between two rolls.`,
  rule_lost:
    'If the connection drops, a roll that reached us counts with its result, and it’s in your history. A roll that didn’t reach us isn’t charged.',
  rule_void: 'Rejected bets aren’t charged. Completed rolls are final.',
  rule_fair: 'How each roll is made and how to check it',
  rules_failed: 'The rules couldn’t be loaded.',
}

export default en
