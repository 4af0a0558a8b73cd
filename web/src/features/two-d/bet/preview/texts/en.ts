const en = {
  would_add: 'Numbers that would be added',
  left_out: 'Full or closed, left out:',
  adds_up: (count: number) => `${count} of them are chosen already: their stakes add up.`,
  add_nothing: 'Nothing to add yet',
  add: (count: number, total: string) => `Add ${count === 1 ? '1 number' : `${count} numbers`} · ${total} Ks`,
}

export default en
