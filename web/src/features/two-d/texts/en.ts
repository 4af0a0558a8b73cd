import * as shared from '../../../platform/sentences/en.ts'

const en = {
  back: shared.back,
  close: shared.close_dialog,
  closing: 'Closing',
  try_again: shared.try_again,
  loading: shared.loading,
  morning: 'Morning session',
  evening: 'Evening session',
  early: 'Early session',
  afternoon: 'Afternoon session',
  closes: (time: string) => `Closes ${time}`,
  closes_in: (clock: string) => `closes in ${clock}`,
  days: (days: number, clock: string) => `${days} d ${clock}`,
  closed: 'Closed',
  rules: 'Rules and odds',
  set: 'SET',
  value: 'Value',
  network_or_server: shared.network_or_server,
}

export default en
