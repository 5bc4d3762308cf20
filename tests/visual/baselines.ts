import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** One folder for each story, one PNG for each cell. */
export const folder = fileURLToPath(new URL('./baselines', import.meta.url))

export function fileOf(story: string, cell: string): string {
  return join(folder, story, `${cell}.png`)
}

export function readBaseline(story: string, cell: string): Buffer | undefined {
  const file = fileOf(story, cell)
  return existsSync(file) ? readFileSync(file) : undefined
}

export function writeBaseline(story: string, cell: string, png: Buffer): void {
  const file = fileOf(story, cell)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, png)
}

/** Every committed picture as `story/cell.png`, with its size in bytes. */
export function listBaselines(): { name: string; bytes: number }[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => ({ name, bytes: statSync(join(folder, name)).size }))
}
