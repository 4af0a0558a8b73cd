export default {
  title: 'Download App',
  line: (name: string) =>
    `Put ${name} on your home screen. It opens like an app, takes hardly any space, and is always up to date.`,
  android: 'Android',
  androidSteps: 'Open the menu of the browser (three dots), then choose “Install app” or “Add to Home screen”.',
  iphone: 'iPhone',
  iphoneSteps: 'Press the Share button in Safari, then “Add to Home Screen”.',
  computer: 'Computer',
  computerSteps: 'Press the install sign at the right end of the address bar.',
  close: 'Close this dialog',
}
