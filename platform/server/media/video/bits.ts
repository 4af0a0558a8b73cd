import { demand } from './film.ts'

/** Reads a picture's own head bit by bit. */
export class Bits {
  readonly #bytes: Buffer
  #at = 0

  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }

  read(count: number): number {
    let value = 0
    for (let index = 0; index < count; index += 1) value = value * 2 + this.#bit()
    return value
  }

  skip(count: number): void {
    this.#at += count
  }

  flag(): boolean {
    return this.#bit() === 1
  }

  /** An Exp-Golomb number of H.264: as many zeros as bits follow the first one. */
  golomb(): number {
    let zeros = 0
    while (!this.flag()) {
      zeros += 1
      demand(zeros <= 31, 'a number without an end')
    }
    return 2 ** zeros - 1 + this.read(zeros)
  }

  signedGolomb(): number {
    const value = this.golomb()
    return value % 2 === 1 ? (value + 1) / 2 : -value / 2
  }

  #bit(): number {
    const byte = this.#bytes[this.#at >> 3]
    demand(byte !== undefined, 'a head that breaks off')
    const bit = (byte >> (7 - (this.#at & 7))) & 1
    this.#at += 1
    return bit
  }
}
