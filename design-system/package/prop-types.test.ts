import { beforeAll, expect, test } from 'vitest'
import { describeEntries, readEntries } from './describe-entries.ts'
import { entries, source } from './entries.ts'
import { describedProps } from './described-props.ts'

const UPDATE =
  'The public props have changed. When that is meant: npx vitest run --project unit design-system/package/prop-types.test.ts -u'

// Reading the types is what takes the time, so both tests share it.
let read: ReturnType<typeof readEntries>
beforeAll(() => {
  read = readEntries(source, entries)
}, 60_000)

test('every public export and prop is as it was agreed', { timeout: 60_000 }, async () => {
  await expect(describeEntries(read), UPDATE).toMatchFileSnapshot('../props.snapshot.txt')
})

test('every prop of a component has a description', () => {
  const { count, undescribed } = describedProps(read)
  expect(count).toBeGreaterThan(500)
  expect(undescribed).toEqual([])
})
