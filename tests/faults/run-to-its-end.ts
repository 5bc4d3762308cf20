import { spawn } from 'node:child_process'

export interface Ended {
  signal: NodeJS.Signals | null
  /** What it wrote to stderr. */
  complained: string
}

/** Runs a program, which is given its input as JSON, until it ends. */
export function runToItsEnd(program: string, input: object): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, JSON.stringify(input)], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let complained = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => (complained += text))
    child.once('error', reject)
    child.once('close', (_code, signal) => resolve({ signal, complained }))
  })
}
