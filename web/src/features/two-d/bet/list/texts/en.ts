const en = {
  label: 'Numbers and stakes',
  placeholder: '12 R 500, 3 TS 200',
  hint: (stake: string) => `Also AP, 3 TS, 5 BR, 123 K … or Burmese. A list without stakes: ${stake}\u00a0Ks each.`,
  converted: 'This list was typed in Zawgyi and has been converted. Check it before you add it.',
  refused: 'Not understood. Correct these lines or leave them out:',
  understood: 'What the list means',
  edit: 'Correct this line',
  mended: 'Understood now.',
  chosen_letters: 'Your letters. Press one to forget what it means:',
  name: 'Customer:',
  total: 'Written total:',
  each: (count: number, stake: string) => (count === 1 ? `${stake} Ks` : `${count} × ${stake} Ks`),
  differs: (written: string, sum: string) =>
    `The list says ${written} Ks, but its numbers add up to ${sum} Ks. Correct the list, or choose the sum.`,
  use_sum: (sum: string) => `Use ${sum} Ks`,
  why: {
    unknown: 'is not understood.',
    no_numbers: 'has no number to stand on.',
    no_digits: 'has no digits before or after it.',
    no_stake: 'has no stake, though others in the list have one.',
    ambiguous: 'can be read in two ways.',
    empty: 'stands for no number.',
    letter: 'means different things to different sellers. Choose what it means to you:',
  },
  meanings: {
    contains: 'contains',
    power: 'power',
    times: 'times',
    round: 'round',
    nat_khat: 'nat-khat',
    tail: 'tail',
  },
}

export default en
