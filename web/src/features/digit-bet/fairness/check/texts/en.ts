const en = {
  choose: 'Choose a roll',
  digit: (digit: number) => `Digit ${digit}`,
  big: 'Big',
  small: 'Small',
  option: (values: { bet: string; moment: string; roll: number }) =>
    `${values.bet} · rolled ${values.roll} · ${values.moment}`,
  no_rolls: 'No rolls yet',
  no_rolls_line: 'After your first roll you can check it here.',
  all_right: 'Roll verified',
  all_right_line: 'Every step was computed on this device.',
  not_right: 'Verification failed',
  not_right_line: 'Copy the proof and contact us.',
  no_crypto: 'This browser can only check rolls on a secure address (https). Use the offline check below.',
  no_such_roll: 'This roll couldn’t be loaded.',
  right: 'right',
  wrong: 'wrong',
  unknown: 'not checked',
  step_noted: 'The commitment is the one this browser saved when it first saw the series.',
  step_not_noted: 'This browser hasn’t seen the series before, so it has no saved commitment to compare.',
  step_link: 'The revealed seed hashes to the value that was known before the roll.',
  step_commitment: (n: number) => `Hashed ${n} times, it leads back to the commitment.`,
  step_signature: 'We signed that commitment for this series.',
  step_no_signature: 'This browser can’t check Ed25519 signatures. The offline check can.',
  step_number: (s: number) => `Our seed and your client seed give our number: ${s}.`,
  step_sum: (values: { s: number; own: number; roll: number }) =>
    `${values.s} (ours) + ${values.own} (yours) = ${values.s + values.own} → ${values.roll}`,
  step_win: (bet: string) => `${bet} wins, as in your history.`,
  step_lose: (bet: string) => `${bet} loses, as in your history.`,
  computed: 'Computed',
  expected: 'Reported by us',
  offline_title: 'Verify offline',
  offline:
    'Copy the proof, save it as proof.json, and run the small program that comes with our source code. It only needs Node 20 or newer.',
  copy_proof: 'Copy the proof',
}

export default en
