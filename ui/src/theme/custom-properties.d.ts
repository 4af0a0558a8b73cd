import 'react'

declare module 'react' {
  /** Custom properties may be given in `style`. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}
