const en = {
  back: 'Back',
  close: 'Close this dialog',
  closing: 'Closing',
  try_again: 'Try again',
  loading: 'Loading',
  morning: 'Morning session',
  evening: 'Evening session',
  early: 'Early session',
  afternoon: 'Afternoon session',
  closes_in: (clock: string) => `closes in ${clock}`,
  days: (days: number, clock: string) => `${days} d ${clock}`,
  closed: 'Closed',
  set: 'SET',
  value: 'Value',
  network_or_server: 'Network or server error',
}

export default en
