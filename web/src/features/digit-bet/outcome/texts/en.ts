const en = {
  digit_wins: (digit: number) => `Digit ${digit} won.`,
  big_wins: 'Big won.',
  small_wins: 'Small won.',
  digit_loses: (digit: number) => `Digit ${digit} lost.`,
  big_loses: 'Big lost.',
  small_loses: 'Small lost.',
  added: (paid: string, gain: string) => `${paid} Ks added to your game balance (+${gain}).`,
  staked: (amount: string) => `Your stake was ${amount} Ks.`,
  contributions: (values: { s: number; own: number; roll: number }) =>
    `${values.s} (ours) + ${values.own} (yours) = ${values.s + values.own} → ${values.roll}`,
  backend_error: 'Backend Error: ',
  unanswered: 'Retrying checks the same roll; you’re never charged twice.',
}

export default en
