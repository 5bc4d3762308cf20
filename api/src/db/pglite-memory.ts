import { setFlagsFromString } from 'node:v8'

/**
 * PostgreSQL fills its cache of pages with zeros at start, 128 MB of them by default. The kernel's own cache holds the
 * files of a small database as well.
 */
export const memoryStartParams = ['-c', 'shared_buffers=16MB']

/**
 * Leaves PostgreSQL's code as V8's quick compiler makes it. Its optimising compiler takes 600 MB and seconds of a core
 * for one function of PostgreSQL's, and what pages ask is not faster after it. V8 has these switches for the whole
 * process, and reads them whenever it compiles, so they must stay set.
 */
export function keepQuickCode(): void {
  setFlagsFromString('--no-wasm-tier-up')
  setFlagsFromString('--no-wasm-dynamic-tiering')
}
