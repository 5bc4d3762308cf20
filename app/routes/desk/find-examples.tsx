import { Card } from '@jatra/design-system/card'
import { desk } from '~/messages/desk.ts'
import * as css from './desk.css.ts'

const copy = desk.find

/** Before anything is looked for: what can be. */
export function FindExamples() {
  return (
    <Card padding={16}>
      <p className={css.lead}>{copy.lead}</p>
      <dl className={css.examples} aria-label={copy.examples.title}>
        {copy.examples.list.map(([what, example]) => (
          <div key={what} className={css.example}>
            <dt className={css.term}>{what}</dt>
            <dd className={css.detail}>{example}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
