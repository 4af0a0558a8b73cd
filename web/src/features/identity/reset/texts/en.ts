export default {
  title: 'A new password',
  line: 'Contact us first. We make sure that it is you and tell you a code of 8 digits, good for 15 minutes.',
  contact: 'Contact us',
  phone: 'Phone number',
  code: 'Code',
  newPassword: 'New password',
  change: 'Change password',
  changing: 'Changing',
  changed: 'Your password is changed. Please log in.',
}
