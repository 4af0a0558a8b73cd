const en = {
  auto_title: 'Automatic rolls',
  each_roll: (values: { bet: string; stake: string }) => `${values.bet} · ${values.stake} Ks each roll`,
  how_many: 'Number of rolls',
  stop_at_loss: 'Stop at a loss of',
  stop_at_win: 'Stop at a win of',
  first_loss: 'First loss',
  first_win: 'First win',
  no_stop: 'No stop',
  loses_at_most: (amount: string) => `You can lose ${amount} Ks at most.`,
  also_stops: 'It also stops when you tap Stop, when you leave this page, and at any rejected bet or lost connection.',
  start: (values: { rolls: number; stake: string }) => `Start · ${values.rolls} × ${values.stake} Ks`,
  // the road
  road: 'Last 50 rolls',
  road_line: 'Every roll is independent: past rolls don’t change the next one.',
  // the effects
  effects: 'Sound and vibration',
  sound: 'Sound',
  vibration: 'Vibration',
  on: 'on',
  off: 'off',
}

export default en
