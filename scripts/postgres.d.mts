export interface ThrowAwayPostgres {
  /** `postgres://postgres@127.0.0.1:<port>/postgres`, a superuser. */
  url: string
  pid(): number | undefined
  /** Ends it as a power cut would (SIGKILL); the data stay. */
  kill(): Promise<void>
  /** Stops it, if it still runs, and starts it on the same data, port and url. */
  restart(): Promise<void>
  /** Ends it and removes everything. */
  stop(): Promise<void>
}

/** Starts PostgreSQL from Debian's package in a temporary directory. `durable` keeps fsync on. */
export function startPostgres(options?: { durable?: boolean }): Promise<ThrowAwayPostgres>
