import { encode } from 'uqr'
import { expect, it } from 'vitest'
import { viewCheckCode } from './check-code.server.ts'

it('draws the whole address of the check with the reference, and no name', () => {
  const { href, address, path, size } = viewCheckCode('K7M2-9QXD', 'https://jatra.example')
  expect([href, address]).toEqual(['/verify?reference=K7M2-9QXD', 'jatra.example/verify'])
  const drawn = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(width))
  const whole = encode(`https://jatra.example${href}`, { ecc: 'M', border: 4 })
  expect(drawn).toEqual(whole.data)
})
