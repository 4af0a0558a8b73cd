/** The commands that every browser takes, whatever protocol it speaks. */
export interface Tab {
  goto(address: string): Promise<void>
  /** The value of an expression in the page. */
  evaluate<T>(expression: string): Promise<T>
  /** A real press at a point of the viewport. */
  press(x: number, y: number): Promise<void>
  /** Keys, as somebody types them. */
  type(text: string): Promise<void>
  /** The viewport, as a PNG of whatever density. */
  picture(): Promise<Buffer>
  /** Errors that the browser itself reports. One browser reports none; there the page's own reports count alone. */
  errors(): string[]
  close(): Promise<void>
}

export interface Size {
  width: number
  height: number
}

export interface TestBrowser {
  /** Of its own saying. */
  version: string
  /** Somebody with an empty browser. */
  open(size: Size): Promise<Tab>
  close(): Promise<void>
}
