import document from '../../docs/specification.md?raw'
import { readSpecification, type SpecHeading } from '../../stories/specification/document.ts'
import { specLines } from '../../stories/specification/index.ts'
import type { SpecLine } from '../../stories/specification/line.ts'

/** The parts of docs/specification.md, each a page of its own. */
export const parts = readSpecification(document)

type Part = (typeof parts)[number]

/** The docs page of a part, as Storybook names it by its title. */
export const pageOf = ({ slug }: Pick<Part, 'slug'>) => `specification-${slug}--docs`

export const linesOf = ({ title }: SpecHeading): readonly SpecLine[] =>
  specLines.filter(({ heading }) => heading === title)

interface Found extends SpecHeading {
  lines: readonly SpecLine[]
}

/** Headings with their lines: all lines where the heading itself has the words, otherwise those that have them. */
export function headingsWith(words: string, { headings }: Part): Found[] {
  const has = (text: string) => text.toLowerCase().includes(words.trim().toLowerCase())
  return headings
    .map((heading) => {
      const all = linesOf(heading)
      return { ...heading, lines: has(heading.title) ? all : all.filter(({ says }) => has(says)) }
    })
    .filter(({ title, lines }) => has(title) || lines.length > 0)
}
