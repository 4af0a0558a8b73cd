/** The browser tests that go through the screens of a module, by where its screens are. */
export const BROWSER_TESTS: readonly (readonly [screens: RegExp, tests: readonly string[]])[] = [
  [/^web\/src\/features\/cashier\//, ['cashier', 'cashier-withdraw', 'deposit-limits']],
  [/^web\/src\/features\/content\//, ['content-pages', 'watch-page']],
  [/^web\/src\/features\/digit-bet\//, ['digit-bet']],
  [/^web\/src\/features\/game-logs\//, ['game-logs']],
  [/^web\/src\/features\/games\//, ['games-page', 'launch']],
  [/^web\/src\/features\/home\//, ['lobby', 'lobby-content']],
  [/^web\/src\/features\/identity\//, ['login', 'session', 'break']],
  [/^web\/src\/features\/shan\//, ['shan']],
  [/^web\/src\/features\/two-d\//, ['two-d', 'two-d-list']],
  [/^web\/src\/features\/wallet\//, ['exchange', 'first-day']],
  [/^web\/src\/(?:app|platform)\//, ['session', 'language', 'balance-poll', 'other-origin']],
  [/^console\/src\/features\/(?:agents|player-admin)\//, ['console-agents', 'console-player-admin']],
  [/^console\/src\/features\/(?:requests|payment-accounts)\//, ['console-deposits']],
  [/^console\/src\/features\/two-d\//, ['console-two-d']],
  [/^console\/src\/features\/(?:held-credits|reports|today|transfers|wagers)\//, ['console-reports']],
  [/^console\/src\/features\/(?:account|sign-in)\//, ['console-sign-in']],
  [
    /^console\/src\/features\/(?:audit|catalog|client-errors|content|settings|staff|switches)\//,
    ['console-office', 'console-platform'],
  ],
  [/^console\/src\/(?:app|platform)\//, ['console-sign-in', 'console-office']],
  [/^tools\/sandbox\//, ['play', 'shan']],
]

/** Where modules are put together: what is imported here is not thereby in use by all that is put together. */
export const COMPOSITION =
  /^(?:server\/src\/[^/]+\.ts$|server\/src\/testing\/|tools\/demo-data\/|(?:web|console)\/src\/app\/|scripts\/|tests\/)/

/** A module of the server; its tests go through its calls, and import none of its files. */
export const SERVER_MODULE = /^server\/src\/[^/]+\//
