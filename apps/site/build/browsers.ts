/**
 * The oldest browsers of the players' site; docs/browsers.md says why these. The first to have both modal dialogs and
 * Array.at(), which nothing here stands in for.
 */
export const SITE_BROWSERS = { chrome: '92', firefox: '98', safari: '15.4' }

/** Of the console: the staff has a computer that is kept up to date. */
export const CONSOLE_BROWSERS = { chrome: '111', firefox: '115', safari: '16.4' }

/** As the build names them: `chrome92`. */
export const buildTargets = (browsers: Record<string, string>): string[] =>
  Object.entries(browsers).map(([name, version]) => name + version)
