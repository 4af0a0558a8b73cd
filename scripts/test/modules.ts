/** The browser tests that go through the screens of a module, by where its screens are. */
export const BROWSER_TESTS: readonly (readonly [screens: RegExp, tests: readonly string[]])[] = [
  [/^web\/src\/features\/cashier\//, ['cashier', 'cashier-withdraw', 'deposit-limits']],
  [/^web\/src\/features\/content\//, ['content-pages', 'watch-page']],
  [/^web\/src\/features\/digit-bet\//, ['digit-bet']],
  [/^web\/src\/features\/catalog\//, ['games-page', 'game-logs', 'launch']],
  [/^web\/src\/features\/home\//, ['lobby', 'lobby-content']],
  [/^web\/src\/features\/identity\//, ['login', 'session', 'break']],
  [/^web\/src\/features\/shan\//, ['shan']],
  [/^web\/src\/features\/two-d\//, ['two-d', 'two-d-list']],
  [/^web\/src\/features\/wallet\//, ['exchange', 'first-day']],
  [/^web\/src\/(?:app|platform)\//, ['session', 'language', 'balance-poll', 'other-origin']],
  [/^console\/src\/features\/(?:agent|player-admin)\//, ['console-agents', 'console-player-admin']],
  [/^console\/src\/features\/(?:approval|cashier)\//, ['console-deposits', 'console-approvals']],
  [/^console\/src\/features\/two-d\//, ['console-two-d']],
  [/^console\/src\/features\/(?:held-credit|report|seamless)\//, ['console-reports']],
  [/^console\/src\/features\/(?:approval|held-credit)\//, ['console-approvals', 'console-held-credits']],
  [/^console\/src\/features\/staff\//, ['console-sign-in', 'console-office']],
  [
    /^console\/src\/features\/(?:catalog|client-error|editing|setting|switch)\//,
    ['console-office', 'console-platform'],
  ],
  [/^console\/src\/(?:app|platform)\//, ['console-sign-in', 'console-office']],
  [/^tools\/sandbox\//, ['play', 'shan']],
]

/** Where modules are put together: what is imported here is not thereby in use by all that is put together. */
export const COMPOSITION =
  /^(?:server\/src\/(?:programs|composition|whole-app|testing)\/|tools\/demo-data\/|(?:web|console)\/src\/app\/|scripts\/|tests\/)/

/** A module of the server; its tests go through its calls, and import none of its files. */
export const SERVER_MODULE = /^server\/src\/[^/]+\//
