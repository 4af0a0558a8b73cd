import * as shared from '../../../../platform/sentences/en.ts'
export default {
  title: 'Reset password',
  line: 'Contact us first. We’ll verify it’s you and give you an 8-digit code, valid for 15 minutes.',
  contact: shared.contact_us,
  phone: 'Phone number',
  code: 'Code',
  newPassword: 'New password',
  change: 'Change password',
  changing: 'Changing',
  changed: 'Your password has been changed. Please log in.',
}
