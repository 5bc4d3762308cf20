import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { source } from './entries.ts'

const { resolve } = createRequire(import.meta.url)

/** Writes the font faces with their files beside them. */
export function writeFonts(css: string, to: string): void {
  mkdirSync(to, { recursive: true })
  const own = css.replace(/url\((['"]?)(.+?)\1\)/g, (_whole, _quote, address: string) => {
    const [path = ''] = address.split('?')
    const file = path.startsWith('.') ? join(source, 'fonts', path) : resolve(path)
    copyFileSync(file, join(to, basename(file)))
    return `url('./${basename(file)}')`
  })
  writeFileSync(join(to, 'fonts.css'), own)
  copyFileSync(join(source, 'fonts', 'OFL.txt'), join(to, 'OFL.txt'))
}
