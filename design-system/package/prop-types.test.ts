import { expect, test } from 'vitest'
import { describeEntries } from './describe-entries.ts'
import { entries, source } from './entries.ts'

const UPDATE =
  'The public props have changed. When that is meant: npx vitest run --project unit design-system/package/prop-types.test.ts -u'

test('every public export and prop is as it was agreed', { timeout: 60_000 }, async () => {
  const described = describeEntries(source, entries)
  await expect(described, UPDATE).toMatchFileSnapshot('../props.snapshot.txt')
})
