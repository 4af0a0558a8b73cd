const en = {
  choose: 'Choose a roll',
  digit: (digit: number) => `Digit ${digit}`,
  big: 'Big',
  small: 'Small',
  option: (values: { bet: string; moment: string; roll: number }) =>
    `${values.bet} · rolled ${values.roll} · ${values.moment}`,
  no_rolls: 'No rolls yet',
  no_rolls_line: 'After your first roll you can check it here.',
  all_right: 'This roll is right.',
  all_right_line: 'Each step was computed on this device.',
  not_right: 'This roll does not add up.',
  not_right_line: 'Please copy the proof and contact us.',
  no_crypto: 'This browser can only compute the check on a secure address (https). Use the offline check below.',
  no_such_roll: 'This roll could not be loaded.',
  right: 'right',
  wrong: 'wrong',
  unknown: 'not checked',
  step_noted: 'The commitment is the one that this browser noted when it first saw the series.',
  step_not_noted: 'This browser did not see the series before, so it has no note of its commitment to compare.',
  step_link: 'The revealed seed hashes to the value that was known before the roll.',
  step_commitment: (n: number) => `Hashed ${n} times it leads back to the commitment.`,
  step_signature: 'We signed that commitment for this series.',
  step_no_signature: 'This browser cannot check Ed25519 signatures. The offline check can.',
  step_number: (s: number) => `The seed and your client seed give our number: ${s}.`,
  step_sum: (values: { s: number; own: number; roll: number }) =>
    `${values.s} (ours) + ${values.own} (yours) = ${values.s + values.own} → ${values.roll}`,
  step_win: (bet: string) => `${bet} wins with it, and your history says so.`,
  step_lose: (bet: string) => `${bet} loses with it, and your history says so.`,
  computed: 'Computed',
  expected: 'Said by us',
  offline_title: 'Check it without us',
  offline:
    'Copy the proof, save it as proof.json, and run the small program that comes with our source. It needs Node 20 or newer and nothing else.',
  copy_proof: 'Copy the proof',
}

export default en
