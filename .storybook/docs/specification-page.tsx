import { useState } from 'react'
import type { SpecLine } from '../../stories/specification/line.ts'
import { specification } from '../../stories/specification/index.ts'
import { storyIdsOf } from '../../stories/specification/story-ids.ts'
import { DocsLink } from './docs-link.tsx'
import * as css from './specification-page.css.ts'

const walks = import.meta.glob<string>('../../stories/Flows/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const shown = new Set(Object.values(walks).flatMap(storyIdsOf))

/** The files of tests that lines name, each loaded when somebody wants to read it. */
const sources = import.meta.glob<string>(
  [
    '../../tests/e2e/*.spec.ts',
    '../../tests/site/*.test.ts',
    '../../design-system/src/*/*.test.tsx',
    '../../app/**/*.test.ts',
    '../../contract/src/http/*.test.ts',
    '../../mocks/src/scenarios/*.test.ts',
  ],
  { query: '?raw', import: 'default' },
)

const storiesOf = ({ stories }: SpecLine) => stories.filter((id) => shown.has(id))
const testsOf = ({ tests }: SpecLine) => tests.filter(([file]) => `../../${file}` in sources)
const isMissing = (line: SpecLine) => storiesOf(line).length === 0 || testsOf(line).length === 0

/** Every screen, state, rule and error of the owner's specification, with its stories and its tests. */
export function SpecificationPage() {
  const lines = specification.flatMap((part) => part.lines)
  const missing = lines.filter(isMissing)
  return (
    <div className={`sb-unstyled ${css.page}`}>
      <h1 className={css.title}>Specification</h1>
      <p className={css.lead}>
        {lines.length} lines of the owner’s specification: each with the stories that show it as a
        whole page and the tests that hold it.{' '}
        {missing.length === 0 ? (
          'Nothing is missing.'
        ) : (
          <strong className={css.missing}>{missing.length} without a story or a test.</strong>
        )}
      </p>
      {specification.map(({ title, lines: own }) => (
        <section key={title} className={css.part}>
          <h2 className={css.heading}>{title}</h2>
          <ul className={css.lines}>
            {own.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Line({ line }: { line: SpecLine }) {
  const [stories, tests] = [storiesOf(line), testsOf(line)]
  return (
    <li className={isMissing(line) ? css.redLine : css.line}>
      <p className={css.says}>{line.says}</p>
      <ul className={css.links}>
        {stories.map((id) => (
          <li key={id}>
            <DocsLink path={`/story/${id}`} className={css.link}>
              {nameOf(id)}
            </DocsLink>
          </li>
        ))}
        {stories.length === 0 ? <li className={css.missing}>No story</li> : null}
      </ul>
      {tests.map(([file, name]) => (
        <Test key={`${file} ${name}`} file={file} name={name} />
      ))}
      {tests.length === 0 ? <p className={css.missing}>No test</p> : null}
    </li>
  )
}

/** A test by its name; opened, its source. */
function Test({ file, name }: { file: string; name: string }) {
  const [source, setSource] = useState<string>()
  const read = async () => setSource(testIn((await sources[`../../${file}`]?.()) ?? '', name))
  return (
    <details className={css.test} onToggle={() => void read()}>
      <summary className={css.summary}>
        {name} <span className={css.file}>{file}</span>
      </summary>
      {source === undefined ? null : (
        // Focusable, because it scrolls sideways.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre className={css.source} tabIndex={0}>
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
  const words = `${title}: ${name}`.replaceAll('-', ' ')
  return words[0]?.toUpperCase() + words.slice(1)
}
