import { pino } from 'pino'
import { errorCode } from '../values/error-code.ts'

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
/** Characters of one value, and of a whole line about: what strangers send must not fill the disk. */
const MAX_TEXT = 1_000
const MAX_LINE = 16_000

/**
 * Writes JSON lines with pino. What is logged is redacted and cut before pino sees it: pino knows secrets by their
 * path, and ours may be anywhere in what strangers sent.
 * @param write takes one line, without its end
 * @param surroundings fields of every line, such as the id of the request that is being answered
 */
export function createLogger(
  write: (line: string) => void,
  clock: () => number = Date.now,
  surroundings: () => LogFields | undefined = () => undefined,
): Logger {
  const lines = pino(
    {
      base: undefined,
      timestamp: () => `,"time":"${new Date(clock()).toISOString()}"`,
      formatters: { level: (level) => ({ level }) },
    },
    { write: (line: string) => write(line.trimEnd()) },
  )
  const log =
    (level: 'info' | 'warn' | 'error') =>
    (event: string, fields: LogFields = {}) => {
      const own = Object.fromEntries(redactEntries(fields, 0, { left: MAX_LINE }))
      // pino leaves out what is undefined, and would write its own keys a second time.
      lines[level]({ ...own, ...surroundings(), event, level: undefined, time: undefined })
    }
  return { info: log('info'), warn: log('warn'), error: log('error') }
}

/** What a line may still take. */
interface Budget {
  left: number
}

function redact(value: unknown, depth: number, budget: Budget): unknown {
  if (value instanceof Error) return redact(describe(value), depth, budget)
  if (typeof value === 'string') return cut(value, budget)
  if (typeof value === 'bigint') return cut(String(value), budget)
  if (value instanceof Date) return value
  if (typeof value !== 'object' || value === null) return value
  if (depth >= MAX_DEPTH) return '[deep]'
  const kept = redactEntries(value, depth, budget)
  return Array.isArray(value) ? kept.map(([, item]) => item) : Object.fromEntries(kept)
}

function redactEntries(value: object, depth: number, budget: Budget): [string, unknown][] {
  const kept: [string, unknown][] = []
  for (const [key, item] of Object.entries(value)) {
    // Each entry costs something, or a long list of numbers would be free.
    budget.left -= 8
    if (budget.left <= 0) break
    const name = Array.isArray(value) ? key : cut(key, budget)
    kept.push([name, SECRET.test(key) ? '[redacted]' : redact(item, depth + 1, budget)])
  }
  return kept
}

function cut(text: string, budget: Budget): string {
  const max = Math.min(MAX_TEXT, Math.max(0, budget.left))
  const kept = text.length > max ? `${text.slice(0, max)}… (${String(text.length)})` : text
  budget.left -= kept.length
  return kept
}

/** A failed query's error carries its parameters in its message and fields; only the database's own words are kept. */
function describe(error: Error): LogFields {
  const code = errorCode(error)
  return {
    name: error.name,
    message: 'params' in error ? 'A query failed' : error.message,
    ...(typeof code === 'string' && { code }),
    stack: error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at ')),
    ...(error.cause !== undefined && { cause: error.cause }),
  }
}
