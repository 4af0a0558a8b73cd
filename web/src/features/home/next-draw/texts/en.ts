const en = {
  /** After the name of a draw, before the time that is left. */
  closes_in: 'closes in',
  clock: ({ days, clock }: { days: number; clock: string }) => (days === 0 ? clock : `${days} d ${clock}`),
}

export default en
