import type { Entry } from './catalogue.ts'
import * as css from './docs-page.css.ts'
import { sizeOf } from './sizes.ts'

/** A widget's entry, its size, and the specification it follows. */
export function WidgetFacts({ entry: { id, docs } }: { entry: Entry }) {
  const facts = [
    [
      'Import',
      <code key="import" dir="ltr">
        @jatra/design-system/{id}
      </code>,
    ],
    ['Size', sizeOf(id)],
    ['Follows', docs.spec.join(', ')],
    ['By default', docs.defaults?.map(([what, value]) => `${what}: ${value}`).join('; ') ?? ''],
  ] as const
  return (
    <dl className={css.facts}>
      {facts.map(([term, value]) =>
        value === '' ? null : (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}
