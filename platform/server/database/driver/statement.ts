import { DatabaseError } from 'pg'

/** Where each template stands, taken once: a stack costs more than a statement. */
const places = new WeakMap<TemplateStringsArray, string>()
/** Frames of this module and of the tag. */
const OWN_FRAMES = 2
const placeOf = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .slice(1 + OWN_FRAMES)
    .join('\n')

/** An answer's rows, with what it says of them. */
export type Answer<Rows> = Rows & { readonly command: string; readonly count: number }

/**
 * A statement that is sent when somebody waits for its answer, or calls `execute`. One that is put into another is a
 * piece of its text, and is never sent itself.
 */
export class Statement<Rows extends readonly object[]> implements Promise<Answer<Rows>> {
  /** Of a template; or a text as it stands. */
  readonly strings: TemplateStringsArray | string
  readonly values: readonly unknown[]
  readonly #send: () => Promise<readonly object[]>
  #sent: Promise<Answer<Rows>> | null = null

  constructor(
    strings: TemplateStringsArray | string,
    values: readonly unknown[],
    prepareSend: (statement: Statement<readonly object[]>) => () => Promise<readonly object[]>,
  ) {
    this.strings = strings
    this.values = values
    if (typeof strings !== 'string' && !places.has(strings)) places.set(strings, placeOf(new Error()))
    this.#send = prepareSend(this)
  }

  get [Symbol.toStringTag](): string {
    return 'Statement'
  }

  /** Sends it now. */
  execute(): Promise<Answer<Rows>> {
    this.#sent ??= this.#answer()
    return this.#sent
  }

  async #answer(): Promise<Answer<Rows>> {
    try {
      return (await this.#send()) as unknown as Answer<Rows>
    } catch (error) {
      throw this.#withPlace(error)
    }
  }

  /** A server's error comes by the socket, so its stack does not have the place of the statement: it is added here. */
  #withPlace(error: unknown): unknown {
    const place = typeof this.strings === 'string' ? undefined : places.get(this.strings)
    if (error instanceof DatabaseError && place !== undefined) {
      error.stack = `DatabaseError: ${error.message}\n${place}`
    }
    return error
  }

  then<A = Answer<Rows>, B = never>(
    onAnswer?: ((rows: Answer<Rows>) => A | PromiseLike<A>) | null,
    onError?: ((error: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.execute().then(onAnswer, onError)
  }

  catch<B = never>(onError?: ((error: unknown) => B | PromiseLike<B>) | null): Promise<Answer<Rows> | B> {
    return this.execute().catch(onError)
  }

  finally(onEnd?: (() => void) | null): Promise<Answer<Rows>> {
    return this.execute().finally(onEnd)
  }
}
