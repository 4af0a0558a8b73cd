/** `--short`: sizes and seconds with which a bench ends within about a minute, so that one sees that it works. */
export const IS_SHORT = process.argv.includes('--short')

export const inShort = <T>(short: T, usual: T): T => (IS_SHORT ? short : usual)

/** The verdict of a bench. A short run is judged by the first field alone: its figures are no measurement. */
export interface Verdict {
  /** The ledger reconciles, and what does not depend on the machine keeps its gates. */
  is_right: boolean
  /** Figures that depend on the machine keep their gates. */
  is_fast: boolean
}
