import * as shared from '../../../../platform/sentences/en.ts'

const en = {
  myProfile: 'My Profile',
  account: 'Account',
  accountUserName: 'User name',
  accountName: 'Full name',
  accountPhone: 'Phone',
  noPhone: 'Not given',
  gameBalance: shared.game_balance,
  mainBalance: shared.main_balance,
  exchange: shared.exchange,
  changePassword: 'Change password',
  oldPassword: 'Old password',
  newPassword: 'New password',
  changing: 'Changing',
  passwordChanged: 'Password changed successfully',
  changeUnreachable: 'An error occurred during the deposit process. Please try again.',
  takeBreak: 'Take a break',
  takeBreakLine: 'For a day or longer',
  depositLimits: shared.deposit_limits,
  depositLimitsLine: 'Set the most you can deposit',
  devices: 'Logged-in devices',
  devicesLine: 'See them and log them out',
  lastOtherLogin: 'Last other login',
  noOtherLogin: 'None yet',
  onSystem: (browser: string, system: string) => `${browser} on ${system}`,
  unknownDevice: 'Unknown device',
}

export default en
