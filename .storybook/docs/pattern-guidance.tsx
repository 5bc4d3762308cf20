import type { PatternDocs } from '../../design-system/docs/widget-docs.ts'
import { DoAndDont } from './advice.tsx'
import { entryOf, storyPath } from './catalogue.ts'
import { DocsLink } from './docs-link.tsx'
import * as css from './docs-page.css.ts'
import { Section } from './section.tsx'

/** The steps of a pattern, its parts, and its wording. */
export function PatternGuidance({ pattern }: { pattern: PatternDocs }) {
  return (
    <>
      <Section title="Step by step">
        <dl className={`sb-unstyled ${css.course}`}>
          {pattern.course.map(([when, shown]) => (
            <div key={when}>
              <dt>{when}</dt>
              <dd>{shown}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title="Do and don't">
        <DoAndDont good={pattern.do} bad={pattern.dont} />
      </Section>
      <Section title="Made of" note={`Follows ${pattern.spec.join(', ')}.`}>
        <ul className={`sb-unstyled ${css.chips}`}>
          {pattern.madeOf.map((id) => {
            const entry = entryOf(id)
            return entry ? (
              <li key={id}>
                <DocsLink className={css.chip} path={`/docs/${storyPath(entry)}--docs`}>
                  {entry.docs.name}
                </DocsLink>
              </li>
            ) : null
          })}
        </ul>
      </Section>
    </>
  )
}
