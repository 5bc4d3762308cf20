import { once } from 'node:events'
import type { Duplex } from 'node:stream'
import type pg from 'pg'

/** What pg's connection has for COPY; it is not in its types. */
interface CopyConnection {
  readonly stream: Duplex
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(reason: string): void
}

/** A statement `copy … from stdin` as pg runs it: it calls the handlers by their names. */
class CopyIn {
  readonly #text: string
  readonly #chunks: AsyncIterable<Buffer>
  readonly #done: (rows: number) => void
  readonly #failed: (error: unknown) => void
  readonly #stopped = new AbortController()
  #unread: unknown
  #rows = 0

  constructor(
    text: string,
    chunks: AsyncIterable<Buffer>,
    done: (rows: number) => void,
    failed: (error: unknown) => void,
  ) {
    this.#text = text
    this.#chunks = chunks
    this.#done = done
    this.#failed = failed
  }

  submit(connection: unknown): void {
    // oxlint-disable-next-line typescript/consistent-type-assertions -- pg hands its connection over, whose COPY is not in its types
    ;(connection as CopyConnection).query(this.#text)
  }

  handleCopyInResponse(connection: CopyConnection): void {
    this.#send(connection).then(
      () => connection.endCopyFrom(),
      (error: unknown) => {
        this.#unread = error
        connection.sendCopyFail('the rows could not be read')
      },
    )
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.#rows = Number(/\d+$/.exec(text)?.[0])
  }

  handleReadyForQuery(): void {
    this.#done(this.#rows)
  }

  handleError(error: unknown): void {
    this.#stopped.abort()
    this.#failed(this.#unread ?? error)
  }

  /** Waits while the socket is full, so that no more than a chunk is in memory. */
  async #send(connection: CopyConnection): Promise<void> {
    const { signal } = this.#stopped
    for await (const chunk of this.#chunks) {
      signal.throwIfAborted()
      connection.sendCopyFromChunk(chunk)
      if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain', { signal })
    }
  }
}

/**
 * Streams rows in COPY's text format into a table.
 * @param text `copy orders from stdin`
 * @returns how many rows the database took
 */
export function copyIn(
  client: pg.Client,
  text: string,
  chunks: AsyncIterable<Buffer>,
): Promise<number> {
  return new Promise((done, failed) => client.query(new CopyIn(text, chunks, done, failed)))
}
