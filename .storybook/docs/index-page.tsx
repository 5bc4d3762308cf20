import { useState } from 'react'
import { absentFor } from '../../design-system/docs/absent.ts'
import { Alert } from '../../design-system/src/alert/index.ts'
import { HeroDelta } from '../../design-system/src/illustrations/index.ts'
import { entries, entryOf, storyPath } from './catalogue.ts'
import { DocsLink } from './docs-link.tsx'
import { cards, cardsFor } from './index-cards.ts'
import * as css from './index-page.css.ts'
import { PageFilter } from './page-filter.tsx'
import { Thumbnail } from './thumbnail.tsx'

/** The front page: what the system is, and everything in it with its picture. */
export function IndexPage() {
  return (
    <div className={`sb-unstyled ${css.page}`}>
      <header className={css.hero}>
        <HeroDelta className={css.scene} />
        <div className={css.words}>
          <h1 className={css.title}>Jatra design system</h1>
          <p className={css.lead}>
            {entries.length} widgets for finding, booking and managing a journey, in light and dark,
            with the patterns and the whole pages that are made of them.
          </p>
        </div>
      </header>
      <Cards />
    </div>
  )
}

function Cards() {
  const [query, setQuery] = useState('')
  const found = cardsFor(query)
  const groups = [...new Set(found.map(({ group }) => group))]
  return (
    <>
      <PageFilter
        hint="By name, purpose or another name, such as modal"
        value={query}
        onValueChange={setQuery}
        count={found.length}
        all={cards.length}
        what="pages"
      />
      <Instead query={query} />
      {groups.map((group) => (
        <section key={group} className={css.shelf}>
          <h2 className={css.heading} id={group.toLowerCase()}>
            {group}
          </h2>
          <ul className={css.cards}>
            {found
              .filter((card) => card.group === group)
              .map((card) => (
                <li key={card.path} className={css.card}>
                  <Thumbnail picture={card.picture} />
                  <DocsLink path={card.path} className={css.name}>
                    {card.name}
                  </DocsLink>
                  <p className={css.about}>{card.about}</p>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  )
}

/** What is asked for is not here: what to use. */
function Instead({ query }: { query: string }) {
  const found = absentFor(query)
  const entry = found && entryOf(found.use)
  if (!entry) return null
  return (
    <div className={css.instead}>
      <Alert
        tone="info"
        title={`There is no ${found.words.join(' or ').toLowerCase()}: use ${entry.docs.name}`}
        action={
          <DocsLink path={`/docs/${storyPath(entry)}--docs`} className={css.name}>
            Go to {entry.docs.name}
          </DocsLink>
        }
      >
        {found.how}
      </Alert>
    </div>
  )
}
