import * as shared from '../../../../platform/sentences/en.ts'

const en = {
  title: 'How a roll is made',
  back: 'Back to Digit Bet',
  // the scheme
  intro:
    'Every roll is the sum of two numbers. One is ours, fixed before you bet. The other is yours, picked by your browser when you roll. Neither side can control the result.',
  example_label: 'An example',
  example: '7 (ours) + 5 (yours) = 12 → 2',
  example_line: 'Only the last digit counts.',
  before_title: 'Before the first roll we lock our numbers',
  before:
    'We draw secret seeds for a whole series of rolls, each locked to the one before it by a hash, and publish the first link, signed: the commitment. After that no seed can be changed. Then your browser adds its own seed.',
  during_title: 'At the roll your browser picks a number',
  during:
    'It is sent with the bet. We answer with our number, made from the next seed and your client seed, and reveal that seed.',
  after_title: 'After the roll you check it',
  after: 'The revealed seed must lead back to the commitment and give our number. Your device computes it.',
  // the series
  series_title: 'Your current series',
  series: 'Series',
  commitment: 'Commitment',
  next_roll: 'Next roll',
  next_of: (next: string, all: string) => `${next} of ${all}`,
  client_seed: 'Your client seed',
  client_seed_hint:
    'Your browser made it. You can type your own before the first roll: 1 to 64 letters, digits, dashes or underscores.',
  client_seed_fixed: 'Fixed since the first roll. Start a new series to change it.',
  save: 'Save',
  saving: 'Saving',
  saved: 'Client seed saved.',
  new_series: 'Start a new series',
  new_series_started: 'New series started.',
  new_series_line: 'The rolls of this series stay in your history, and you can check them anytime.',
  signature: 'Signature',
  public_key: 'Public key',
  technical: 'Signature and key',
  copy: shared.copy,
  copied: shared.copied,
  series_failed: 'Your series couldn’t be loaded.',
  try_again: shared.try_again,
  network_error: shared.network_error,
  loading: shared.loading,
  // the check
  check_title: 'Check a roll',
  guest: 'Log in to see your series and check your rolls.',
  login: shared.login,
}

export default en
