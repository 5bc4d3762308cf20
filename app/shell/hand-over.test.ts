import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { handOver } from './hand-over.ts'

/** The chunk that the script enqueues. */
function handedOver(script: string): unknown {
  const given: string[] = []
  const streamController = { enqueue: (text: string) => given.push(text), close: () => null }
  runInNewContext(script, { __remixContext: { streamController } })
  return JSON.parse(given.join(''))
}

test.each([
  'a "quoted" word',
  '</script><script>alert(1)</script><!--',
  '`${alert(1)}`',
  '\\`\\${\\\\',
  'line\r\nline\u2028\u2029\ud800',
  '$$`{`$',
  'বাংলা',
])('hands %j over as it was', (text) => {
  const script = handOver(JSON.stringify({ text }))
  expect(handedOver(script)).toEqual({ text })
  expect(script).not.toContain('<')
})

test('hands any data over as they were', () => {
  const hostile = fc.string({
    unit: fc.constantFrom('\\', '`', '$', '{', '}', '<', '"', 'u', '\n', 'x'),
  })
  fc.assert(
    fc.property(fc.dictionary(hostile, fc.oneof(hostile, fc.jsonValue())), (data) => {
      const json = JSON.stringify(data)
      expect(handedOver(handOver(json))).toEqual(JSON.parse(json))
    }),
  )
})
