/** A heading of docs/specification.md, with what stands under it. */
export interface SpecHeading {
  title: string
  /** As GitHub makes it: `docs/specification.md#flight-results`. */
  slug: string
  /** Markdown, up to the next heading. */
  text: string
}

interface SpecPart extends SpecHeading {
  headings: readonly SpecHeading[]
}

/** The parts of docs/specification.md (`##`), each with its headings (`###`). */
export function readSpecification(markdown: string): SpecPart[] {
  return sectionsOf(markdown, '## ').map((part) => {
    const headings = sectionsOf(part.text, '### ')
    return { ...part, text: beforeHeadings(part.text), headings }
  })
}

const beforeHeadings = (text: string) => `\n${text}`.split('\n### ')[0]?.trim() ?? ''

export function sectionsOf(markdown: string, mark: string): SpecHeading[] {
  return `\n${markdown}`
    .split(`\n${mark}`)
    .slice(1)
    .map((section) => {
      const [title = '', ...text] = section.split('\n')
      return { title, slug: slugOf(title), text: text.join('\n').trim() }
    })
}

/** The anchor that GitHub gives a heading. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number} _-]/gu, '')
    .replaceAll(' ', '-')
}
