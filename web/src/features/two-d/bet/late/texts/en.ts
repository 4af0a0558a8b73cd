const en = {
  clear: 'Clear all numbers',
  no_reverse: 'All reverse numbers are selected',
  capacity_failed: 'Couldn’t load remaining limits.',
  draw_closed: 'Betting on this draw is closed.',
  bet_on: (time: string) => `Bet on ${time}`,
  other_draw: (count: number, time: string, sum: string) =>
    `${count === 1 ? '1 number' : `${count} numbers`} for the ${time} draw · ${sum} Ks`,
  take_along: 'Take them along',
}

export default en
