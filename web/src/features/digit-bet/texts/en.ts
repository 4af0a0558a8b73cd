import * as shared from '../../../platform/sentences/en.ts'

const en = {
  title: 'Digit Bet',
  back: shared.back,
  close: shared.close_dialog,
  game_balance: shared.game_balance,
  balance_action: shared.exchange_balance,
  // the lacquer panel
  rolling_in: 'Rolling in',
  rolling_in_seconds: (seconds: number) => `Rolling in ${seconds}...`,
  seconds: 'sec',
  ready: 'Ready',
  ready_line: 'Pick a digit, Big or Small',
  chosen: 'Chosen',
  rolling: 'Rolling',
  you_rolled: 'You rolled',
  last_rolls: 'Last rolls',
  no_rolls: 'No rolls yet',
  // choosing
  pick_a_digit: 'Pick a digit',
  digit: (digit: number) => `Digit ${digit}`,
  big: 'Big',
  small: 'Small',
  tap_again: (digit: number) => `Tap ${digit} again to switch to Small or Big.`,
  bet_amount: 'Bet amount',
  multiplier: 'Multiplier',
  would_pay: (values: { bet: string; amount: string }) => `Wins ${values.amount} Ks on ${values.bet}`,
  stop: 'Tap again to cancel.',
  rules: 'Rules',
  // the action bar
  no_bet: 'No bet yet',
  no_bet_line: 'Pick a digit, Big or Small',
  roll: 'Roll',
  roll_amount: (amount: string) => `Roll · ${amount} Ks`,
  roll_now_amount: (amount: string) => `Roll now · ${amount} Ks`,
  place_a_bet: 'Please place a bet first!',
  game_closed: 'This game is closed right now.',
  announce_countdown: (seconds: number) => `Rolling in ${seconds} seconds`,
  // after a roll
  check_this_roll: 'Check this roll',
  no_backend: 'Could not connect to backend.',
  ask_again: shared.try_again,
  asking_again: 'Checking your last roll',
  slept: 'The countdown ended while this page was in the background. No roll was made.',
  // the history
  loading: shared.loading,
  // the rules
  rate: 'Return',
  rule_any_digit: 'Digit',
}

export default en
