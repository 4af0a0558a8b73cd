export default {
  description:
    'Thazin: slots, live casino, fishing and sports from many providers, provably fair Digit Bet, and two clear balances.',
  gameWindowLost: 'The game in this window has ended. Close it and tap Play again.',
}
