const en = {
  label: 'Numbers not placed yet',
  chosen: (count: number) => (count === 1 ? '1 number chosen' : `${count} numbers chosen`),
  closes: (time: string) => `${time} draw`,
  closed: (time: string) => `${time} draw closed`,
  go_on: 'Continue',
  next: (time: string) => `Bet on ${time}`,
  drop: 'Remove these numbers',
  sure: 'Remove all chosen numbers?',
  yes: 'Remove',
  no: 'Keep',
}

export default en
