export default {
  description:
    'Thazin: slots, live casino, fishing and sports of many makers, Digit Bet with rolls that you can check, and your money in two clear balances.',
  gameWindowLost: 'This window has lost its game. Close it and press Play again.',
}
