const en = {
  would_add: 'Numbers to add',
  left_out: 'Full or closed, skipped:',
  adds_up: (count: number) => `${count} already selected; stakes will be added.`,
  add_nothing: 'Nothing to add yet',
  add: (count: number, total: string) => `Add ${count === 1 ? '1 number' : `${count} numbers`} · ${total} Ks`,
}

export default en
