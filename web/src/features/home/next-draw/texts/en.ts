const en = {
  /** After the name of a draw: what the time that is left counts to. */
  closes_at: (time: string) => `closes ${time}`,
  left: 'in',
  clock: ({ days, clock }: { days: number; clock: string }) => (days === 0 ? clock : `${days} d ${clock}`),
}

export default en
