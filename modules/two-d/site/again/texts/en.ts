const en = {
  again: 'Again',
  not_as_before: (slip_no: string) => `These can’t be placed as on slip ${slip_no}:`,
  closed: (num: string) => `${num} is closed`,
  at_least: (num: string, amount: string) => `${num}: at least ${amount} Ks`,
  at_most: (num: string, amount: string) => `${num}: at most ${amount} Ks`,
  keep: (total: string) => `Keep what fits · ${total} Ks`,
  odds: (now: number, before: number) => `Odds: × ${now}, on that slip × ${before}`,
  others: (count: number) => `Includes ${count === 1 ? '1 number' : `${count} numbers`} chosen before.`,
}

export default en
