import { useState } from 'react'
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

/** The files of tests that lines name, each loaded when it is opened. */
const sources = import.meta.glob<string>(
  [
    '../../tests/**/*.ts',
    '../../design-system/src/*/*.test.tsx',
    '../../app/**/*.test.ts',
    '../../api/src/**/*.test.ts',
    '../../contract/src/**/*.test.ts',
    '../../mocks/src/scenarios/*.test.ts',
  ],
  { query: '?raw', import: 'default' },
)

const storiesOf = ({ stories }: SpecLine) => stories.filter((id) => shown.has(id))
const testsOf = ({ tests }: SpecLine) => tests.filter(([file]) => `../../${file}` in sources)

/** Two headings may have a line of the same name. */
const anchorOf = ({ heading, id }: SpecLine) =>
  `${slugOf(heading)}--${slugOf(id.replaceAll('/', ' ').trim())}`

/** One thing that the specification says, with the pages that show it; the tests that hold it are folded away. */
export function Line({ page, line }: { page: string; line: SpecLine }) {
  const [stories, tests] = [storiesOf(line), testsOf(line)]
  const { address, text } = readableOf(line)
  const anchor = anchorOf(line)
  return (
    <li className={css.line} id={anchor}>
      <p className={css.says}>
        {text} <AnchorLink page={page} id={anchor} name={text} />
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
      <details className={css.test}>
        <summary className={css.summary}>
          {tests.length === 1 ? '1 test' : `${tests.length} tests`}
        </summary>
        {tests.map(([file, name]) => (
          <Test key={`${file} ${name}`} file={file} name={name} />
        ))}
      </details>
    </li>
  )
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** '/login: email or username' as the address and what is there. */
function readableOf({ says }: SpecLine): { address?: string | undefined; text: string } {
  const [, address, text = says] = /^(\/.*?): (.*)$/.exec(says) ?? []
  return { address, text: capitalized(text) }
}

/** A test by its name; opened, its source. */
function Test({ file, name }: { file: string; name: string }) {
  const [source, setSource] = useState<string>()
  const read = async () => setSource(testIn((await sources[`../../${file}`]?.()) ?? '', name))
  return (
    <details className={css.test} onToggle={() => void read()}>
      <summary className={css.summary}>{capitalized(name)}</summary>
      <p className={css.file}>{file}</p>
      {source === undefined ? null : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focusable, because it scrolls sideways
        <pre className={css.source} role="region" aria-label={`Source of ${file}`} tabIndex={0}>
          {source}
        </pre>
      )}
    </details>
  )
}

/** From the line with the test's name to the end of the test, which stands as far in as its beginning. */
function testIn(source: string, name: string): string {
  const lines = source.split('\n')
  const named = lines.findIndex((line) => line.includes(name))
  const first = lines.slice(0, named + 1).findLastIndex((line) => /^\s*(test|it)\b/.test(line))
  const margin = /^\s*/.exec(lines[first] ?? '')?.[0] ?? ''
  const last = lines.findIndex((line, at) => at > named && line.startsWith(`${margin}})`))
  return lines
    .slice(first, last + 1)
    .map((line) => line.slice(margin.length))
    .join('\n')
}

/** 'flows-book-a-flight-search--home' as 'Book a flight search: home'. */
function nameOf(id: string): string {
  const [title = '', name = ''] = id.replace(/^flows-/, '').split('--')
  return capitalized(`${title}: ${name}`.replaceAll('-', ' '))
}
