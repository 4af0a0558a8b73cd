const en = {
  draw: 'Draw',
  odds: 'Odds',
  stake: 'Stake',
  number:
    'The two digits come from the Thai stock market: the last decimal of the SET index, then the last digit of the whole million baht of the value traded.',
  example: 'SET 1,444.12, value 19,306.60: the number is 26.',
  days: 'Draws are on trading days: Monday to Friday, without the holidays of the market. Times are Yangon time.',
  paid: 'A winning number pays its stake times the odds into your main balance, stake included. The odds stay as they were when you placed the slip.',
  in_time: 'A slip counts if it reaches us before betting closes, by our clock. A slip that is placed is final.',
  limits:
    'Each number takes stakes up to a limit, for all players together and for each player. A slip over a limit is not placed, and nothing is charged.',
  result: 'A result counts when two independent reports name the same number. Prizes are paid after that.',
  corrected: 'If a result was wrong, it is corrected, and prizes of the wrong number are taken back.',
  void: 'If a draw is called off, each slip gets its total back.',
}

export default en
