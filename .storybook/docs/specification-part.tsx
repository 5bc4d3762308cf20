import { Markdown } from '@storybook/addon-docs/blocks'
import { AnchorLink } from './anchor-link.tsx'
import { DocsLink } from './docs-link.tsx'
import { Line } from './specification-line.tsx'
import * as css from './specification-page.css.ts'
import { linesOf, pageOf, parts } from './specification-parts.ts'

/** What one part of docs/specification.md says, heading by heading, with the stories that show it. */
export function SpecificationPart({ title }: { title: string }) {
  const part = parts.find((one) => one.title === title)
  if (!part) throw new RangeError(`docs/specification.md has no part ${title}`)
  const page = pageOf(part)
  return (
    <div className={`sb-unstyled ${css.page}`}>
      <p>
        <DocsLink path="/docs/specification-contents--docs" className={css.link}>
          Specification
        </DocsLink>
      </p>
      <h1 className={css.title}>{title}</h1>
      {part.text ? <Prose title={title} text={part.text} /> : null}
      {part.headings.map((heading) => (
        <section key={heading.slug} className={css.part}>
          <div className={css.heading}>
            <h2 id={heading.slug}>{heading.title}</h2>
            <AnchorLink page={page} id={heading.slug} name={heading.title} />
          </div>
          <Prose title={heading.title} text={heading.text} />
          <ul className={css.lines}>
            {linesOf(heading).map((line) => (
              <Line key={line.id} page={page} line={line} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** A table can be wider than the page, so it scrolls by itself, by the arrow keys too. */
function Prose({ title, text }: { title: string; text: string }) {
  const region = text.includes('\n|')
    ? ({ role: 'region', 'aria-label': title, tabIndex: 0 } as const)
    : {}
  return (
    <div className={css.prose} {...region}>
      <Markdown>{text}</Markdown>
    </div>
  )
}
