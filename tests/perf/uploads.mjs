// Twenty pictures of 10 MB at once, through the site and the API to the disk: no upload is ever whole in memory, and
// few pictures are open at a time.
import { randomUUID } from 'node:crypto'
import { rm, mkdtemp, writeFile } from 'node:fs/promises'
import { openAsBlob, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { signUp } from './account.mjs'

/* global setInterval, clearInterval */
const UPLOADS = 20
const MB = 1_000_000
const WATCH_MS = 50
/** Just under the limit of 10 MiB. */
const [LEAST, MOST] = [9.5 * MB, 10.4 * MB]
/** What phones take: plain, lying on its side as most do, and saved for the web, which is decoded whole. */
const KINDS = [
  { width: 4000, height: 3000, options: {}, orientation: 1 },
  { width: 8000, height: 6000, options: {}, orientation: 6 },
  { width: 5700, height: 4300, options: { progressive: true }, orientation: 1 },
]

/**
 * @param {{ origin: string, pid: number, memory: () => Promise<{ rss: number }> }} site on an empty database
 * @returns {Promise<{ before: number, peak: number, pictures: number, seconds: number, bytes: number }>} bytes of memory:
 *   of the server before the uploads, at most with them, and at most of the process that opens pictures; `bytes` is what
 *   was sent
 */
export async function measureUploads(site) {
  const folder = await mkdtemp(join(tmpdir(), 'jatra-uploads-'))
  try {
    const files = []
    for (const kind of KINDS) files.push(await makePicture(folder, kind))
    const cookie = await signUp(site.origin)
    // One upload of each kind first, so that start-up costs are not counted.
    for (const file of files) await upload(site.origin, cookie, file)
    const before = (await site.memory()).rss
    writeFileSync(`/proc/${site.pid}/clear_refs`, '5')
    let pictures = 0
    const watch = setInterval(() => {
      for (const child of childrenOf(site.pid)) pictures = Math.max(pictures, peakOf(child))
    }, WATCH_MS)
    const start = performance.now()
    const sent = await Promise.all(
      Array.from({ length: UPLOADS }, (_, at) =>
        upload(site.origin, cookie, files[at % files.length]),
      ),
    )
    const seconds = (performance.now() - start) / 1000
    clearInterval(watch)
    return {
      before,
      peak: peakOf(site.pid),
      pictures,
      seconds,
      bytes: sent.reduce((total, one) => total + one, 0),
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** What a process took at most of the machine's memory, bytes; 0 when it is gone. As Linux keeps it. */
function peakOf(pid) {
  const status = readProc(`${pid}/status`)
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024
}

function childrenOf(pid) {
  return readProc(`${pid}/task/${pid}/children`).split(' ').filter(Boolean)
}

function readProc(path) {
  try {
    return readFileSync(`/proc/${path}`, 'utf8')
  } catch {
    return ''
  }
}

/** Noise, because nothing else fills 10 MB; its quality is what does. */
async function makePicture(folder, { width, height, options, orientation }) {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 }
  const raw = await sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .raw()
    .toBuffer()
  let [low, high] = [1, 100]
  while (low <= high) {
    const quality = Math.floor((low + high) / 2)
    const bytes = await sharp(raw, { raw: { width, height, channels: 3 } })
      .withMetadata({ orientation })
      .jpeg({ quality, ...options })
      .toBuffer()
    if (bytes.length >= LEAST && bytes.length <= MOST) {
      const path = join(folder, `${randomUUID()}.jpg`)
      await writeFile(path, bytes)
      return path
    }
    if (bytes.length < LEAST) low = quality + 1
    else high = quality - 1
  }
  throw new Error(`no quality makes ${width} x ${height} px weigh 10 MB`)
}

/** @returns {Promise<number>} bytes sent */
async function upload(origin, cookie, path) {
  const body = await openAsBlob(path)
  const answer = await fetch(`${origin}/app/documents?name=passport.jpg`, {
    method: 'POST',
    body,
    headers: { origin, cookie, 'content-type': 'image/jpeg' },
  })
  if (answer.status !== 201) throw new Error(`refused: ${answer.status} ${await answer.text()}`)
  await answer.json()
  return body.size
}
