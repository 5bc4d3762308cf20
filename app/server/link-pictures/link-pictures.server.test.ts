import { beforeEach, describe, expect, it } from 'vitest'
import type { LinkPicture } from './link-picture.ts'
import {
  createLinkPictures,
  DRAWINGS_PER_ADDRESS,
  type LinkPictures,
} from './link-pictures.server.ts'

const { max, seconds } = DRAWINGS_PER_ADDRESS
const { signal } = new AbortController()
const home = { address: '192.0.2.1', signal }

const picture = (name: string): LinkPicture => ({
  name,
  destination: 'Nepal',
  duration: '3 days',
  price: '৳ 12,000',
  perPerson: 'per person',
  site: 'Jatra',
  scene: null,
  inks: { brand: '#000', text: '#000', muted: '#000', card: '#fff', page: '#fff', stitch: '#000' },
})

let drawn: string[]
let now: number
let pictures: LinkPictures
/** Draws the name; one that is called `endless` is never finished. */
const pool = {
  draw: async ({ name }: LinkPicture) => {
    drawn.push(name)
    if (name === 'broken') throw new Error('broken')
    return new TextEncoder().encode(name)
  },
  isDrawing: ({ name }: LinkPicture) => name === 'endless',
  close: async () => {},
}
beforeEach(() => {
  drawn = []
  now = 0
  pictures = createLinkPictures(pool, () => now)
})
const get = (name: string, visitor = home) => pictures.get(picture(name), visitor)
async function useUp(visitor = home) {
  for (let index = 0; index < max; index += 1) await get(`picture ${index}`, visitor)
}

describe('pictures of links', () => {
  it('are drawn once, and named by their bytes', async () => {
    const [first, again, other] = [await get('a'), await get('a'), await get('b')]
    expect(drawn).toEqual(['a', 'b'])
    expect(again).toEqual(first)
    expect(other.etag).not.toBe(first.etag)
    expect(first.etag).toMatch(/^"[\w-]{43}"$/)
  })

  it('are drawn again when anything on them has changed', async () => {
    await get('a')
    await pictures.get({ ...picture('a'), price: '৳ 13,000' }, home)
    expect(drawn).toHaveLength(2)
  })

  it('are not cached when they could not be drawn', async () => {
    await expect(get('broken')).rejects.toThrow('broken')
    await expect(get('broken')).rejects.toThrow('broken')
    expect(drawn).toHaveLength(2)
  })

  it('are refused to an address that had too many drawn, which still gets those that are there', async () => {
    await useUp()
    await expect(get('one more')).rejects.toMatchObject({ status: 429, retryAfter: seconds })
    expect(drawn).toHaveLength(max)
    await get('picture 0')
    // Counted against another visitor's limit.
    await get('endless')
    await get('one more', { ...home, address: '192.0.2.2' })
    now += seconds * 1000
    await get('at last')
  })

  it('count a whole IPv6 customer as one', async () => {
    await useUp({ ...home, address: '2001:db8:1:2::1' })
    await expect(get('one more', { ...home, address: '2001:db8:1:2::ffff' })).rejects.toMatchObject(
      { status: 429 },
    )
  })

  it('count all customers of a /48 of IPv6 as four', async () => {
    for (let index = 0; index < 4 * max; index += 1)
      await get(`picture ${index}`, { ...home, address: `2001:db8:1:${index % 8}::1` })
    const another = (address: string) => get('one more', { ...home, address })
    await expect(another('2001:db8:1:99::1')).rejects.toMatchObject({ status: 429 })
    await another('2001:db8:2::1')
  })
})
