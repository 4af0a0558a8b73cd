/** One connection of `pg`, whose statements travel without waiting for the answers before them (its `pipeline`). */
import type { Duplex } from 'node:stream'
import { Client, type ClientConfig, Query } from 'pg'
import { UnknownOutcome } from '../unavailable.ts'
import { RowList } from './row-list.ts'
import type { Command } from './template.ts'
import { type RowMaker, rowMaker } from './values.ts'

/** A connection that is gone, or that there is none of any more. */
export class ConnectionFault extends Error {
  override readonly name = 'ConnectionFault'
  readonly code: 'CONNECTION_CLOSED' | 'CONNECTION_ENDED' | 'NOT_CONNECTED'

  constructor(code: ConnectionFault['code'], cause?: unknown) {
    super(code === 'NOT_CONNECTED' && cause instanceof Error ? cause.message : code, { cause })
    this.code = code
  }
}

/** One connection's knowledge of a prepared statement. */
interface PreparedStatement {
  makeRow: RowMaker | null
  is_described: boolean
}

/** The connection below a client of `pg`, as far as its own queries use it. */
interface Wire {
  stream: Duplex
  parsedStatements: Record<string, string>
  query(text: string): void
  parse(statement: { text: string; name: string; types: number[] }): void
  bind(values: { portal: string; statement: string; values: unknown[] }): void
  describe(portal: { type: 'P'; name: string }): void
  execute(portal: { portal: string }): void
  sync(): void
}

interface ServerError extends Error {
  severity?: string
  code?: string
}

interface Outcome {
  resolve: (rows: RowList) => void
  /** The server's error, or the end of the connection. */
  refuse: (error: ServerError) => void
  /** A fault on this side. */
  reject: (error: unknown) => void
}

/** The server's code for every statement after a failed one, until its transaction ends. */
const TRANSACTION_FAILED = '25P02'
/** The server closes the session, and says so before the socket does; its word for how bad it is depends on its language. */
const SESSION_ENDS = /^(?:08|25P0[34]|57P0)/
/** A synchronous copy that is gone: the commit stands here, but would be lost with this server. */
const COMMITTED_LOCALLY = /committed locally/
/** Milliseconds that a connection may take to open: a server that is frozen, or gone from the network, costs no more. */
const CONNECT_TIMEOUT_MS = 5_000
const KEEP_ALIVE_MS = 60_000

/** `session`: settings of PostgreSQL, by name. */
export interface SessionConfig extends ClientConfig {
  session?: Record<string, string | number> | undefined
  /** Milliseconds until a connection that does not come is given up. */
  connect_ms_max?: number | undefined
}

export class DatabaseClient extends Client {
  /** Of this connection nothing more is to be expected. */
  is_lost = false
  readonly #sent: Execution[] = []
  readonly #prepared = new Map<string, PreparedStatement>()
  #fault: unknown = null
  /** The statement whose answer came next when the connection was last looked at, and since when. */
  #oldest: { execution: Execution; at: number } | null = null
  readonly #session: Record<string, string | number>

  constructor(config: SessionConfig) {
    super({
      ...config,
      // The pool hides it from what lists its options.
      password: config.password,
      pipeline: true,
      connectionTimeoutMillis: config.connect_ms_max ?? CONNECT_TIMEOUT_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    })
    this.#session = config.session ?? {}
    const lose = () => {
      this.is_lost = true
    }
    this.on('error', lose)
    this.on('end', lose)
    this.on('notice', ({ detail }: { detail?: string | undefined }) => {
      const [current] = this.#sent
      if (current && COMMITTED_LOCALLY.test(detail ?? '')) current.is_doubtful = true
    })
  }

  /** Settings for the first message: every setting of the session is there from its beginning (pg, lib/client.js). */
  getStartupConf(): Record<string, string> {
    const own = (Client.prototype as unknown as { getStartupConf(): Record<string, string> }).getStartupConf.call(this)
    return {
      ...own,
      ...Object.fromEntries(Object.entries(this.#session).map(([name, value]) => [name, String(value)])),
    }
  }

  /** @throws ConnectionFault (as a rejection) when no answer comes, and what PostgreSQL says against it */
  run(command: Command): Promise<RowList> {
    if (this.is_lost) return Promise.reject(new ConnectionFault('CONNECTION_CLOSED'))
    return new Promise((resolve, reject) => {
      const outcome: Outcome = { resolve, reject, refuse: (error) => reject(this.#explain(error)) }
      const execution = new Execution(command, this.#prepared, outcome, () => void this.#sent.shift())
      this.#sent.push(execution)
      this.query(execution as unknown as Query)
    })
  }

  /** Gives the connection up; what waits for an answer of it fails. */
  discard(): void {
    this.is_lost = true
    ;(this as unknown as { connection: Wire }).connection.stream.destroy()
  }

  /**
   * Gives the connection up when one statement has had no answer for that long: one that the network lost without a
   * word would keep a caller waiting for ever, where nobody set a deadline.
   */
  discardIfSilent(ms: number): void {
    const [execution] = this.#sent
    if (execution === undefined) this.#oldest = null
    else if (this.#oldest?.execution !== execution) this.#oldest = { execution, at: performance.now() }
    else if (performance.now() - this.#oldest.at > ms) this.discard()
  }

  #explain(error: ServerError): unknown {
    if (error.severity === undefined) return new ConnectionFault('CONNECTION_CLOSED', error)
    if (SESSION_ENDS.test(error.code ?? '')) this.is_lost = true
    if (error.code === TRANSACTION_FAILED) error.cause = this.#fault
    else this.#fault = error
    return error
  }
}

/** Its constructor's types know nothing of the methods that a client calls. */
const BaseQuery = Query as unknown as new (config: { text: string; name?: string; callback: () => void }) => object

/** A command under way. The client calls its methods, each with a message of the server (pg, lib/query.js). */
class Execution extends BaseQuery {
  is_doubtful = false
  readonly #command: Command
  readonly #known: Map<string, PreparedStatement>
  readonly #outcome: Outcome
  readonly #onEnd: () => void
  #prepared: PreparedStatement | null = null
  #makeRow: RowMaker | null = null
  #rows = new RowList()
  /** Of each statement of a text that has several. */
  readonly #answers: RowList[] = []
  #fault: unknown = null

  constructor(command: Command, known: Map<string, PreparedStatement>, outcome: Outcome, onEnd: () => void) {
    super({ text: command.text, ...(command.name !== null && { name: command.name }), callback: () => undefined })
    this.#command = command
    this.#known = known
    this.#outcome = outcome
    this.#onEnd = onEnd
  }

  submit(wire: Wire): null {
    const { text, name, values, types } = this.#command
    if (name === null) {
      wire.query(text)
      return null
    }
    const known = this.#known.get(name)
    const prepared = known ?? { makeRow: null, is_described: false }
    this.#prepared = prepared
    wire.stream.cork()
    if (!known) {
      this.#known.set(name, prepared)
      wire.parse({ text, name, types })
    }
    wire.bind({ portal: '', statement: name, values })
    if (!prepared.is_described) wire.describe({ type: 'P', name: '' })
    wire.execute({ portal: '' })
    wire.sync()
    wire.stream.uncork()
    return null
  }

  handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }): void {
    this.#makeRow = rowMaker(fields)
    if (!this.#prepared) return
    this.#prepared.makeRow = this.#makeRow
    this.#prepared.is_described = true
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    if (this.#fault) return
    this.#makeRow ??= this.#prepared?.makeRow ?? null
    try {
      if (this.#makeRow) this.#rows.push(this.#makeRow(fields))
    } catch (error) {
      // The rest of the answer must still be read.
      this.#fault = error
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    if (this.#prepared) this.#prepared.is_described = true
    this.#rows.complete(text)
    this.#answers.push(this.#rows)
    this.#rows = new RowList()
    if (!this.#prepared) this.#makeRow = null
  }

  handleEmptyQuery(): void {
    this.#answers.push(this.#rows)
  }

  handleReadyForQuery(): void {
    this.#onEnd()
    if (this.#fault) this.#outcome.reject(this.#fault)
    else if (this.is_doubtful) this.#outcome.reject(new UnknownOutcome('committed on one server only'))
    else if (this.#answers.length > 1) this.#outcome.resolve(this.#answers as unknown as RowList)
    else this.#outcome.resolve(this.#answers[0] ?? this.#rows)
  }

  handleError(error: ServerError, wire: Wire): void {
    this.#onEnd()
    const { name } = this.#command
    // One that was not understood is asked again from the beginning.
    if (name !== null && wire.parsedStatements[name] === undefined) this.#known.delete(name)
    this.#outcome.refuse(error)
  }
}
