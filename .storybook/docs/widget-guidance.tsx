import type { WidgetDocs } from '../../design-system/docs/widget-docs.ts'
import { Icon } from '../../design-system/src/icon/index.ts'
import { DoAndDont } from './advice.tsx'
import { Anatomy } from './anatomy.tsx'
import { entryOf, storyPath, type Entry } from './catalogue.ts'
import { DocsLink } from './docs-link.tsx'
import * as css from './docs-page.css.ts'
import { Section } from './section.tsx'

/** When to use a widget, how to word it, what it is made of, and how it is used by mouse, keyboard and touch. */
export function WidgetGuidance({ entry }: { entry: Entry }) {
  const { docs } = entry
  return (
    <>
      <Section title="Do and don't">
        <DoAndDont good={docs.do} bad={docs.dont} />
      </Section>
      {docs.alternatives.length > 0 ? (
        <Section title="Use something else when">
          <Alternatives docs={docs} />
        </Section>
      ) : null}
      <Section title="Anatomy">
        <Anatomy entry={entry} />
      </Section>
      <Section title="Keyboard">
        <Keyboard rows={docs.keyboard} />
      </Section>
      <Section title="Accessibility">
        <ul className={`sb-unstyled ${css.notes}`}>
          {docs.accessibility.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </Section>
    </>
  )
}

function Alternatives({ docs }: { docs: WidgetDocs }) {
  return (
    <ul className={`sb-unstyled ${css.alternatives}`}>
      {docs.alternatives.map(({ when, use }) => {
        const entry = entryOf(use)
        return (
          <li key={when}>
            <span>{when}</span>
            {entry ? (
              <DocsLink className={css.link} path={`/docs/${storyPath(entry)}--docs`}>
                {entry.docs.name}
                <Icon name="arrowRight" size={16} />
              </DocsLink>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}

function Keyboard({ rows }: { rows: WidgetDocs['keyboard'] }) {
  if (rows.length === 0) {
    return (
      <p className={`sb-unstyled ${css.note}`}>It is not interactive and cannot have the focus.</p>
    )
  }
  return (
    <div className="sb-unstyled">
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">What it does</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([keys, effect]) => (
            <tr key={keys + effect}>
              <th scope="row">
                {keys.split(', ').map((key) => (
                  <kbd key={key} className={css.key}>
                    {key}
                  </kbd>
                ))}
              </th>
              <td>{effect}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
