const en = {
  myProfile: 'My Profile',
  account: 'Account',
  accountUserName: 'User name',
  accountName: 'Full name',
  accountPhone: 'Phone',
  noPhone: 'Not given',
  gameBalance: 'Game balance',
  mainBalance: 'Main balance',
  exchange: 'Exchange',
  changePassword: 'Change password',
  oldPassword: 'Old password',
  newPassword: 'New password',
  changing: 'Changing',
  passwordChanged: 'Password changed successfully',
  changeUnreachable: 'An error occurred during the deposit process. Please try again.',
  takeBreak: 'Take a break',
  takeBreakLine: 'For a day, or for longer',
  depositLimits: 'Deposit limits',
  depositLimitsLine: 'Decide how much you pay in at most',
}

export default en
