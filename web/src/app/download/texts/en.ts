import * as shared from '../../../platform/sentences/en.ts'
export default {
  title: 'Download App',
  line: (name: string) =>
    `Add ${name} to your home screen. It opens like an app, takes almost no space, and is always up to date.`,
  android: 'Android',
  androidSteps: 'Open the browser menu (three dots), then tap “Install app” or “Add to Home screen”.',
  iphone: 'iPhone',
  iphoneSteps: 'Tap the Share button in Safari, then “Add to Home Screen”.',
  computer: 'Computer',
  computerSteps: 'Click the install icon at the right end of the address bar.',
  close: shared.close_dialog,
}
