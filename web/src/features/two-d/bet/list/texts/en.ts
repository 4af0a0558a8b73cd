const en = {
  label: 'Numbers and stakes',
  hint: (stake: string) => `Also AP, 3 TS, 5 BR, 123 K … in capitals or Burmese. Without a stake: ${stake} Ks.`,
  unread: 'Not understood, and left out:',
}

export default en
