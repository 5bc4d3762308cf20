import { useState } from 'react'
import { specLines } from '../../stories/specification/index.ts'
import { DocsLink } from './docs-link.tsx'
import { PageFilter } from './page-filter.tsx'
import { Line } from './specification-line.tsx'
import * as css from './specification-page.css.ts'
import { headingsWith, pageOf, parts } from './specification-parts.ts'

/** The parts of the specification with their headings, and a search through the lines of all. */
export function SpecificationContents() {
  const [words, setWords] = useState('')
  const found = parts
    .map((part) => ({ ...part, found: headingsWith(words, part) }))
    .filter((part) => part.found.length > 0)
  const count = found
    .flatMap((part) => part.found)
    .reduce((sum, { lines }) => sum + lines.length, 0)

  return (
    <div className={`sb-unstyled ${css.page}`}>
      <h1 className={css.title}>Specification</h1>
      <p className={css.lead}>
        What the product does, a page for each part. Each line has links to the pages that show it.
      </p>
      <PageFilter
        hint="Words of a heading or a line, such as passport"
        value={words}
        onValueChange={setWords}
        count={count}
        all={specLines.length}
        what="lines"
      />
      {found.map((part) => (
        <section key={part.slug} className={css.part}>
          <h2 id={part.slug} className={css.heading}>
            <DocsLink path={`/docs/${pageOf(part)}`} className={css.link}>
              {part.title}
            </DocsLink>
          </h2>
          {words ? (
            part.found.map(({ slug, title, lines }) => (
              <section key={slug} className={css.section}>
                <h3 className={css.subheading}>
                  <DocsLink path={`/docs/${pageOf(part)}#${slug}`} className={css.link}>
                    {title}
                  </DocsLink>
                </h3>
                <ul className={css.lines}>
                  {lines.map((line) => (
                    <Line key={line.id} page={pageOf(part)} isHere={false} line={line} />
                  ))}
                </ul>
              </section>
            ))
          ) : (
            <ul className={css.contents}>
              {part.headings.map(({ slug, title }) => (
                <li key={slug}>
                  <DocsLink path={`/docs/${pageOf(part)}#${slug}`} className={css.link}>
                    {title}
                  </DocsLink>
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  )
}
