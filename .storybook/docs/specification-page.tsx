import { Markdown } from '@storybook/addon-docs/blocks'
import { useState } from 'react'
import document from '../../docs/specification.md?raw'
import { readSpecification, type SpecHeading } from '../../stories/specification/document.ts'
import { specLines } from '../../stories/specification/index.ts'
import type { SpecLine } from '../../stories/specification/line.ts'
import { storyIdsOf } from '../../stories/specification/story-ids.ts'
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

const parts = readSpecification(document)
const storiesOf = ({ stories }: SpecLine) => stories.filter((id) => shown.has(id))
const testsOf = ({ tests }: SpecLine) => tests.filter(([file]) => `../../${file}` in sources)
const linesUnder = ({ title }: SpecHeading) => specLines.filter(({ heading }) => heading === title)

/** What docs/specification.md says, heading by heading, with the stories that show it and the tests that hold it. */
export function SpecificationPage() {
  return (
    <div className={`sb-unstyled ${css.page}`}>
      <h1 className={css.title}>Specification</h1>
      <p className={css.lead}>
        docs/specification.md as it is, each heading with the stories that show it as a whole page
        and the tests that hold it.
      </p>
      {parts.map((part) => (
        <section key={part.slug} className={css.part}>
          <h2 id={part.slug} className={css.heading}>
            {part.title}
          </h2>
          {part.text ? <Prose text={part.text} /> : null}
          {part.headings.map((heading) => (
            <section key={heading.slug} className={css.section}>
              <h3 id={heading.slug} className={css.subheading}>
                {heading.title}
              </h3>
              <Prose text={heading.text} />
              <ul className={css.lines}>
                {linesUnder(heading).map((line) => (
                  <Line key={line.id} line={line} />
                ))}
              </ul>
            </section>
          ))}
        </section>
      ))}
    </div>
  )
}

/** Tables can be wider than the page, so what stands here scrolls by itself. */
function Prose({ text }: { text: string }) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={css.prose} tabIndex={0}>
      <Markdown>{text}</Markdown>
    </div>
  )
}

function Line({ line }: { line: SpecLine }) {
  const [stories, tests] = [storiesOf(line), testsOf(line)]
  return (
    <li className={css.line}>
      <p className={css.says}>{line.says}</p>
      <ul className={css.links}>
        {stories.map((id) => (
          <li key={id}>
            <DocsLink path={`/story/${id}`} className={css.link}>
              {nameOf(id)}
            </DocsLink>
          </li>
        ))}
      </ul>
      {tests.map(([file, name]) => (
        <Test key={`${file} ${name}`} file={file} name={name} />
      ))}
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
