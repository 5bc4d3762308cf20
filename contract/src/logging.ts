/** What is written beside an event. */
export type LogFields = Record<string, unknown>

/** One line per event, for people and programs. Events are snake_case names. */
export interface Logger {
  info(event: string, fields?: LogFields): void
  warn(event: string, fields?: LogFields): void
  error(event: string, fields?: LogFields): void
}

/** Values under these keys never reach a log, at any depth. */
const SECRET =
  /token|password|passport|secret|authorization|cookie|passwd|hash|signature|verify_sign/i
const MAX_DEPTH = 6

/**
 * Writes JSON lines.
 * @param write takes one line, without its end
 * @param surroundings fields of every line, such as the id of the request that is being answered
 */
export function createLogger(
  write: (line: string) => void,
  clock: () => number = Date.now,
  surroundings: () => LogFields | undefined = () => undefined,
): Logger {
  const log =
    (level: string) =>
    (event: string, fields: LogFields = {}) => {
      const entry = { time: new Date(clock()).toISOString(), level, event, ...surroundings() }
      write(JSON.stringify({ ...(redact(fields, 0) as LogFields), ...entry }))
    }
  return { info: log('info'), warn: log('warn'), error: log('error') }
}

function redact(value: unknown, depth: number): unknown {
  if (value instanceof Error) return describe(value, depth)
  if (typeof value === 'bigint') return String(value)
  if (value instanceof Date) return value
  if (typeof value !== 'object' || value === null) return value
  if (depth >= MAX_DEPTH) return '[deep]'
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      SECRET.test(key) ? '[redacted]' : redact(item, depth + 1),
    ]),
  )
}

/** A failed query's error carries its parameters in its message and fields; only the database's own words are kept. */
function describe(error: Error, depth: number): LogFields {
  const code = (error as { code?: unknown }).code
  return {
    name: error.name,
    message: 'params' in error ? 'A query failed' : error.message,
    ...(typeof code === 'string' && { code }),
    stack: error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at ')),
    ...(error.cause !== undefined &&
      depth < MAX_DEPTH && { cause: redact(error.cause, depth + 1) }),
  }
}
