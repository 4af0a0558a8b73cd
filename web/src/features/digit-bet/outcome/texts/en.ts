const en = {
  digit_wins: (digit: number) => `Digit ${digit} wins.`,
  big_wins: 'Big wins.',
  small_wins: 'Small wins.',
  digit_loses: (digit: number) => `Digit ${digit} did not come.`,
  big_loses: 'Big did not come.',
  small_loses: 'Small did not come.',
  added: (paid: string, gain: string) => `${paid} Ks added to your game balance (+${gain}).`,
  staked: (amount: string) => `Your stake was ${amount} Ks.`,
  contributions: (values: { s: number; own: number; roll: number }) =>
    `${values.s} (ours) + ${values.own} (yours) = ${values.s + values.own} → ${values.roll}`,
  backend_error: 'Backend Error: ',
  unanswered: 'Trying again asks about the same roll: it never bets twice.',
}

export default en
