import * as shared from '../../../platform/sentences/en.ts'
export default {
  login: shared.login,
  loggingIn: 'Logging in',
  loggedIn: 'Logged In Successfully.',
  loginLine: 'Log in with your phone number or user name.',
  userName: 'User name or phone',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  forgot: 'Forgot password?',
  newHere: 'New here?',
  joinNow: shared.join_now,
  passwordHint: 'At least 8 characters.',
  confirmPassword: 'Confirm password',
  close: shared.close_dialog,
  unexpected: 'An unexpected error occurred.',
}
