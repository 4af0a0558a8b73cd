import * as shared from '../../../../platform/sentences/en.ts'

const en = {
  join: shared.join_now,
  joining: 'Joining',
  // Spelled so by the specification.
  registered: 'Registerd Successfully.',
  name: 'Full name',
  phone: 'Phone number',
  phoneHint: 'Myanmar number, e.g. 09\u00a0420\u00a0000\u00a0000.',
  referralCode: 'Referral code (optional)',
  ageLine: 'By joining you confirm that you are 18 or older.',
  readFirst: 'Please read these before you join:',
  terms: 'Terms',
  privacy: 'Privacy',
  responsiblePlay: 'Responsible play',
  haveAccount: 'Already have an account?',
}

export default en
