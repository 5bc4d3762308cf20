// Builds the site, then compresses its files once, so that no request pays for it.
import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

// Once for each language, English first, which empties the folder (decision 150); what has no words of its own, as the
// bench's empty page, is built `--once`.
const modes = process.argv.includes('--once') ? ['production'] : ['production', 'bn']
for (const mode of modes) {
  const arguments_ = ['vite:build', '--logLevel', 'warn', '--mode', mode]
  const built = spawnSync('remix', arguments_, { stdio: 'inherit' })
  if (built.status !== 0) process.exit(built.status ?? 1)
}
// One folder is served. Names carry a hash of their content.
if (modes.includes('bn')) {
  cpSync('build/bn/client/assets', 'build/client/assets', { recursive: true })
  rmSync('build/bn/client', { recursive: true })
}

const COMPRESSIBLE = /\.(js|css|svg|json|txt|webmanifest)$/
for (const entry of readdirSync('build/client', { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue
  const file = join(entry.parentPath, entry.name)
  const content = readFileSync(file)
  if (content.length < 1024) continue
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  )
}
