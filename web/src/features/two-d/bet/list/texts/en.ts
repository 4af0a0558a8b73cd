const en = {
  label: 'Numbers and stakes',
  placeholder: '12 R 500, 3 TS 200',
  hint: (stake: string) =>
    `AP, 3 TS, 5 BR and 123 K work too (capitals or Burmese). Default stake: ${stake}\u00a0Ks each.`,
  converted: 'This list was typed in Zawgyi and has been converted. Check it before you add it.',
  refused: 'Couldn’t read. Correct these lines or skip them:',
  understood: 'What the list means',
  edit: 'Correct this line',
  mended: 'Readable now.',
  chosen_letters: 'Your letters. Tap one to forget what it means:',
  name: 'Customer:',
  total: 'Written total:',
  each: (count: number, stake: string) => (count === 1 ? `${stake} Ks` : `${count} × ${stake} Ks`),
  differs: (written: string, sum: string) =>
    `The list says ${written} Ks, but its numbers add up to ${sum} Ks. Correct the list, or use the sum.`,
  use_sum: (sum: string) => `Use ${sum} Ks`,
  why: {
    unknown: 'can’t be read.',
    no_numbers: 'has no number with it.',
    no_digits: 'has no digits before or after it.',
    no_stake: 'has no stake, though others in the list have one.',
    ambiguous: 'can be read in two ways.',
    empty: 'has no numbers.',
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
