import type { EventEmitter } from 'node:events'
import { type Client, Query } from 'pg'

export interface Description {
  columns: { name: string; type: number }[]
  /** Of its parameters. */
  types: number[]
}

/** The connection below a client of `pg`, as far as its own queries use it. */
interface Wire extends EventEmitter {
  parse(statement: { text: string; name: string; types: number[] }): void
  describe(statement: { type: 'S'; name: string }): void
  sync(): void
}

interface Outcome {
  resolve: (description: Description) => void
  reject: (error: unknown) => void
}

/** The columns and parameters of a statement that is prepared, not run. @throws DatabaseError when it cannot be prepared */
export const describeStatement = (client: Client, text: string): Promise<Description> =>
  new Promise((resolve, reject) => {
    client.query(new DescribeQuery(text, { resolve, reject }) as unknown as Query)
  })

/** Its constructor's types know nothing of the methods that a client calls. */
const BaseQuery = Query as unknown as new (config: { text: string; callback: () => void }) => object

/** The client calls its methods, each with a message of the server (pg, lib/query.js). */
class DescribeQuery extends BaseQuery {
  readonly #text: string
  readonly #outcome: Outcome
  readonly #description: Description = { columns: [], types: [] }

  constructor(text: string, outcome: Outcome) {
    super({ text, callback: () => undefined })
    this.#text = text
    this.#outcome = outcome
  }

  submit(wire: Wire): null {
    wire.removeAllListeners('parameterDescription')
    wire.on('parameterDescription', ({ dataTypeIDs }: { dataTypeIDs: number[] }) => {
      this.#description.types = dataTypeIDs
    })
    wire.parse({ text: this.#text, name: '', types: [] })
    wire.describe({ type: 'S', name: '' })
    wire.sync()
    return null
  }

  handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }): void {
    this.#description.columns = fields.map(({ name, dataTypeID }) => ({ name, type: dataTypeID }))
  }

  handleReadyForQuery(): void {
    this.#outcome.resolve(this.#description)
  }

  handleError(error: unknown): void {
    this.#outcome.reject(error)
  }
}
