import { describe, expect, it } from 'vitest'
import { DomainError } from '@jatra/contract/http/problem'
import { createHasher, DUMMY_HASH } from './hasher.ts'

const COST = '$argon2id$v=19$m=19456,t=2,p=1$'

describe('the hasher', () => {
  it('hashes with argon2id at 19 MiB, two passes, one lane, and a salt of its own', async () => {
    const hasher = createHasher()
    const [first, second] = await Promise.all([hasher.hash('Secret@1'), hasher.hash('Secret@1')])
    expect(first.startsWith(COST)).toBe(true)
    expect(first).not.toBe(second)
    await expect(hasher.verify(first, 'Secret@1')).resolves.toBe(true)
    await expect(hasher.verify(first, 'secret@1')).resolves.toBe(false)
  })

  it('does the same work for the dummy, which nothing matches', async () => {
    expect(DUMMY_HASH.startsWith(COST)).toBe(true)
    await expect(createHasher().verify(DUMMY_HASH, 'Secret@1')).resolves.toBe(false)
  })

  it('rejects a request that would wait too long, and continues with the others', async () => {
    const hasher = createHasher(1, 2)
    const burst = Array.from({ length: 5 }, () => hasher.verify(DUMMY_HASH, 'x'))
    const ends = await Promise.allSettled(burst)
    expect(ends.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ])
    for (const end of ends) {
      if (end.status === 'rejected') expect(end.reason).toBeInstanceOf(DomainError)
    }
    await expect(hasher.verify(DUMMY_HASH, 'x')).resolves.toBe(false)
  })

  it('gives its place back after an error', async () => {
    const hasher = createHasher(1, 1)
    await expect(hasher.verify('no hash', 'x')).rejects.toThrow()
    await expect(hasher.verify(DUMMY_HASH, 'x')).resolves.toBe(false)
  })
})
