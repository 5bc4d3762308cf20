export interface ThrowAwayPostgres {
  /** `postgres://postgres@127.0.0.1:<port>/postgres`, a superuser. */
  url: string
  /** The folder of its socket. */
  socket: string
  /** Its data directory. */
  data: string
  pid(): number | undefined
  /** Ends it as a power cut would (SIGKILL); the data stay. */
  kill(): Promise<void>
  /** Stops it, if it still runs, and starts it on the same data, port and url. */
  restart(): Promise<void>
  /** Ends it and removes everything. */
  stop(): Promise<void>
}

export interface PostgresOptions {
  /** Keeps fsync on. */
  durable?: boolean
  /** Of postgresql.conf. */
  settings?: Record<string, string>
  /** Puts a cluster into the data directory instead of a new one. */
  fill?: (data: string) => void
}

/** Starts PostgreSQL from Debian's package in a temporary directory. */
export function startPostgres(options?: PostgresOptions): Promise<ThrowAwayPostgres>

/** The folder of its programs. */
export function findBinaries(): string

/** A port of 127.0.0.1 on which nothing listens. */
export function freePort(): Promise<number>
