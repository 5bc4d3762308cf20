import { slugOf } from '../../stories/specification/document.ts'
import type { SpecLine } from '../../stories/specification/line.ts'
import { storyIdsOf } from '../../stories/specification/story-ids.ts'
import { AnchorLink } from './anchor-link.tsx'
import { DocsLink } from './docs-link.tsx'
import * as css from './specification-page.css.ts'

const walks = import.meta.glob<string>('../../stories/Flows/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const shown = new Set(Object.values(walks).flatMap(storyIdsOf))

const storiesOf = ({ stories }: SpecLine) => stories.filter((id) => shown.has(id))

/** Two headings may have a line of the same name. */
const anchorOf = ({ heading, id }: SpecLine) =>
  `${slugOf(heading)}--${slugOf(id.replaceAll('/', ' ').trim())}`

/** One thing that the specification says, with the pages that show it. */
export function Line({
  page,
  isHere = true,
  line,
}: {
  page: string
  /** Whether this is its page; elsewhere its words lead there. */
  isHere?: boolean
  line: SpecLine
}) {
  const stories = storiesOf(line)
  const { address, text } = readableOf(line)
  const anchor = anchorOf(line)
  return (
    <li className={css.line} id={anchor}>
      <p className={css.says}>
        {isHere ? (
          <>
            {text} <AnchorLink page={page} id={anchor} name={text} />
          </>
        ) : (
          <DocsLink path={`/docs/${page}#${anchor}`} className={css.link}>
            {text}
          </DocsLink>
        )}
      </p>
      {address ? <p className={css.address}>Address: {address}</p> : null}
      {stories.length > 0 ? (
        <ul className={css.links} aria-label="Shown by">
          {stories.map((id) => (
            <li key={id}>
              <DocsLink path={`/story/${id}`} className={css.link}>
                {nameOf(id)}
              </DocsLink>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  )
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** '/login: email or username' as the address and what is there. */
function readableOf({ says }: SpecLine): { address?: string | undefined; text: string } {
  const [, address, text = says] = /^(\/.*?): (.*)$/.exec(says) ?? []
  return { address, text: capitalized(text) }
}

/** 'flows-book-a-flight-search--home' as 'Book a flight search: home'. */
function nameOf(id: string): string {
  const [title = '', name = ''] = id.replace(/^flows-/, '').split('--')
  return capitalized(`${title}: ${name}`.replaceAll('-', ' '))
}
