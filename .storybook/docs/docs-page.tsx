import { Description, useOf } from '@storybook/addon-docs/blocks'
import { Fragment } from 'react'
import type { PatternDocs } from '../../design-system/docs/widget-docs.ts'
import { entryOfTitle } from './catalogue.ts'
import * as css from './docs-page.css.ts'
import { PatternGuidance } from './pattern-guidance.tsx'
import { OtherStories, Overview, TryIt } from './stories.tsx'
import { WidgetFacts } from './widget-facts.tsx'
import { WidgetGuidance } from './widget-guidance.tsx'
import { WidgetStatus } from './widget-status.tsx'

/** The docs page of every widget, pattern and foundation: words first, then all its states. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { title } = preparedMeta
  const [group, name] = title.split('/')
  const entry = entryOfTitle(title)
  const pattern = preparedMeta.parameters.pattern as PatternDocs | undefined
  const heights = { screen: entry?.docs.screen, opens: entry?.docs.opens }
  const purpose = entry?.docs.purpose ?? pattern?.purpose

  return (
    <div className={css.page}>
      <header className={`sb-unstyled ${css.head}`}>
        <p className={css.group}>{group}</p>
        <h1 className={css.title}>{breakable(name)}</h1>
        <div className={css.stitch} aria-hidden="true" />
        <div className={css.lead}>{purpose ?? <Description of="meta" />}</div>
        {entry ? (
          <>
            <WidgetStatus entry={entry} />
            <WidgetFacts entry={entry} />
          </>
        ) : null}
      </header>
      <Overview {...heights} />
      {entry ? <WidgetGuidance entry={entry} /> : null}
      {pattern ? <PatternGuidance pattern={pattern} /> : null}
      {entry ? <TryIt {...heights} /> : null}
      <OtherStories {...heights} />
    </div>
  )
}

/** A name such as SessionExpiredModal is wider than a phone: it may break between its words. */
function breakable(name = '') {
  return name.split(/(?<=[a-z])(?=[A-Z])/).map((word) => (
    <Fragment key={word}>
      {word}
      <wbr />
    </Fragment>
  ))
}
