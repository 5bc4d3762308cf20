import { Markdown } from '@storybook/addon-docs/blocks'
import { memo, useState } from 'react'
import document from '../../docs/specification.md?raw'
import { readSpecification, type SpecHeading } from '../../stories/specification/document.ts'
import { specLines } from '../../stories/specification/index.ts'
import type { SpecLine } from '../../stories/specification/line.ts'
import { AnchorLink } from './anchor-link.tsx'
import { PageFilter } from './page-filter.tsx'
import { Line } from './specification-line.tsx'
import * as css from './specification-page.css.ts'

const PAGE = 'specification--docs'
const parts = readSpecification(document)

interface Found extends SpecHeading {
  lines: readonly SpecLine[]
}

/** Headings with their lines: all lines where the heading itself has the words, otherwise those that have them. */
function headingsWith(words: string, headings: readonly SpecHeading[]): Found[] {
  const has = (text: string) => text.toLowerCase().includes(words.trim().toLowerCase())
  return headings
    .map((heading) => {
      const all = specLines.filter((line) => line.heading === heading.title)
      return { ...heading, lines: has(heading.title) ? all : all.filter(({ says }) => has(says)) }
    })
    .filter(({ title, lines }) => has(title) || lines.length > 0)
}

/** What docs/specification.md says, heading by heading, with the stories that show it. */
export function SpecificationPage() {
  const [words, setWords] = useState('')
  const found = parts
    .map((part) => ({ ...part, headings: headingsWith(words, part.headings) }))
    .filter(({ headings }) => headings.length > 0)
  const count = found
    .flatMap(({ headings }) => headings)
    .reduce((sum, { lines }) => sum + lines.length, 0)

  return (
    <div className={`sb-unstyled ${css.page}`}>
      <h1 className={css.title}>Specification</h1>
      <p className={css.lead}>
        What the product does, part by part. Each line has links to the pages that show it.
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
          <div className={css.heading}>
            <h2 id={part.slug}>{part.title}</h2>
            <AnchorLink page={PAGE} id={part.slug} name={part.title} />
          </div>
          {part.text && !words ? <Prose title={part.title} text={part.text} /> : null}
          {part.headings.map((heading) => (
            <section key={heading.slug} className={css.section}>
              <div className={css.subheading}>
                <h3 id={heading.slug}>{heading.title}</h3>
                <AnchorLink page={PAGE} id={heading.slug} name={heading.title} />
              </div>
              <Prose title={heading.title} text={heading.text} />
              <ul className={css.lines}>
                {heading.lines.map((line) => (
                  <Line key={line.id} page={PAGE} line={line} />
                ))}
              </ul>
            </section>
          ))}
        </section>
      ))}
    </div>
  )
}

/** A table can be wider than the page, so it scrolls by itself, by the arrow keys too. */
const Prose = memo(function Prose({ title, text }: { title: string; text: string }) {
  const region = text.includes('\n|')
    ? ({ role: 'region', 'aria-label': title, tabIndex: 0 } as const)
    : {}
  return (
    <div className={css.prose} {...region}>
      <Markdown>{text}</Markdown>
    </div>
  )
})
