/** The part of doiuse that we use: the package comes without types. */
declare module 'doiuse' {
  import type { Plugin } from 'postcss'

  interface FeatureUsage {
    /** Of caniuse: `css-has`. */
    feature: string
    usage: { source?: { start?: { line: number } } }
  }

  export default function doiuse(options: { browsers: string[]; onFeatureUsage: (usage: FeatureUsage) => void }): Plugin
}
