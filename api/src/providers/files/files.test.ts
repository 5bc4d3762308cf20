import { createHash, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
  vi,
} from 'vitest'
import { openSignedDouble, type SignedDouble } from '../../testing/signed-s3.ts'
import { newFileKey, toFileKey, type FilesProvider } from './files-provider.ts'
import { createLocalFiles } from './local-files.ts'
import { createS3Files } from './s3-files.ts'

const KEYS = { accessKeyId: 'the key', secretAccessKey: 'the secret' }

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jatra-files-'))
})
afterEach(() => rm(folder, { recursive: true }))

let s3: SignedDouble
beforeAll(async () => {
  s3 = await openSignedDouble(KEYS.secretAccessKey, 'jatra')
})
afterAll(() => s3.close())

const inBucket = (over: object = {}) =>
  createS3Files({
    ...{ endpoint: s3.origin, bucket: 'jatra', region: 'ap-southeast-1' },
    ...{ ...KEYS, ...over },
  })

const stores: [string, () => FilesProvider][] = [
  ['a local folder', () => createLocalFiles(join(folder, 'documents'))],
  ['an S3 server', () => inBucket()],
]

async function fileOf(bytes: Uint8Array): Promise<string> {
  const path = join(folder, 'upload')
  await writeFile(path, bytes)
  return path
}

async function bytesOf(files: FilesProvider, key: ReturnType<typeof newFileKey>) {
  const stream = await files.read(key)
  return stream && Buffer.from(await new Response(stream).arrayBuffer())
}

describe.each(stores)('%s', (_, open) => {
  it('gives back what was written, every byte of it', async () => {
    const files = open()
    const bytes = randomBytes(3 * 1024 * 1024 + 7)
    const key = newFileKey()
    await files.write(key, await fileOf(bytes))
    expect((await bytesOf(files, key))?.equals(bytes)).toBe(true)
  })

  it('replaces a file that is written again', async () => {
    const files = open()
    const key = newFileKey()
    await files.write(key, await fileOf(Buffer.from('first')))
    await files.write(key, await fileOf(Buffer.from('second')))
    expect(String(await bytesOf(files, key))).toBe('second')
  })

  it('has nothing under a key that was never written', async () => {
    expect(await open().read(newFileKey())).toBeNull()
  })

  it('removes a file, and does not mind removing it again', async () => {
    const files = open()
    const key = newFileKey()
    await files.write(key, await fileOf(Buffer.from('a')))
    await files.remove(key)
    await files.remove(key)
    expect(await files.read(key)).toBeNull()
  })

  it('can stop reading in the middle', async () => {
    const files = open()
    const key = newFileKey()
    await files.write(key, await fileOf(randomBytes(1024 * 1024)))
    const reader = (await files.read(key))?.getReader()
    expect((await reader?.read())?.value?.byteLength).toBeGreaterThan(0)
    await reader?.cancel()
    await files.remove(key)
  })

  it('fails to store a file that is not there', async () => {
    const files = open()
    const key = newFileKey()
    await expect(files.write(key, join(folder, 'nowhere'))).rejects.toThrow()
    expect(await files.read(key)).toBeNull()
  })
})

describe('a local folder', () => {
  it('keeps files for this system’s user alone, and no part of one', async () => {
    const files = createLocalFiles(join(folder, 'documents'))
    const key = newFileKey()
    await files.write(key, await fileOf(Buffer.from('a')))
    const inside = join(folder, 'documents', key.slice(0, 2))
    expect(await readdir(inside)).toEqual([key])
    expect((await stat(join(inside, key))).mode & 0o777).toBe(0o600)
    expect((await stat(inside)).mode & 0o777).toBe(0o700)
  })
})

describe('an S3 server', () => {
  it('says so when the bucket is missing', async () => {
    const write = inBucket({ bucket: 'elsewhere' }).write(
      newFileKey(),
      await fileOf(randomBytes(9)),
    )
    await expect(write).rejects.toThrow('refused to write: 404 NoSuchBucket')
  })

  it('is told length and hash, because real S3 takes neither chunks nor damage', async () => {
    const bytes = randomBytes(200_000)
    const key = newFileKey()
    await inBucket({ endpoint: `${s3.origin}/` }).write(key, await fileOf(bytes))
    const put = s3.seen.at(-1)
    expect(put?.bytes.equals(bytes)).toBe(true)
    expect(put).toMatchObject({
      method: 'PUT',
      url: `/jatra/documents/${key}`,
      headers: {
        'content-length': '200000',
        'content-type': 'image/jpeg',
        'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
      },
    })
  })

  it('rejects a wrong secret, and the failure names no key', async () => {
    const key = newFileKey()
    const files = inBucket({ secretAccessKey: 'wrong' })
    const path = await fileOf(randomBytes(9))
    const words = (error: unknown) => String(error)
    expect(await files.write(key, path).catch(words)).toBe(
      'Error: The file store refused to write: 403 SignatureDoesNotMatch',
    )
    expect(await files.read(key).catch(words)).toMatch(/refused to read: 403/)
    expect(await files.remove(key).catch(words)).toMatch(/refused to remove: 403/)
  })
})

describe('a key', () => {
  it('is random, and nothing else is taken for one', () => {
    const key = newFileKey()
    expect(toFileKey(key)).toBe(key)
    expect(newFileKey()).not.toBe(key)
    for (const other of ['', '../../etc/passwd', key.toUpperCase() + 'G', `${key}0`, `${key}\n`]) {
      expect(() => toFileKey(other)).toThrow('no key')
    }
  })
})

it('gives a silent S3 server up in time, also when Node has collected the request', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  let arrived = () => {}
  const came = new Promise<void>((resolve) => (arrived = resolve))
  const silent = createServer(arrived)
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    vi.useRealTimers()
    silent.closeAllConnections()
    silent.close()
  })
  const { port } = silent.address() as AddressInfo
  const reading = inBucket({ endpoint: `http://127.0.0.1:${port}` }).read(newFileKey())
  await came
  setFlagsFromString('--expose_gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  await new Promise((resolve) => setImmediate(resolve))
  collect()
  vi.advanceTimersByTime(30_000)
  await expect(reading).rejects.toThrow('The file store is silent')
})
