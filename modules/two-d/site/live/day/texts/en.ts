const en = {
  day: 'Draws of the day',
  opens: (day: string, time: string) => `Market opens ${day} ${time}`,
  slips: (count: string) => (count === '1' ? '1 slip' : `${count} slips`),
  no_slips: 'No slips',
}

export default en
