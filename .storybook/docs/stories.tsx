import { Canvas, Controls, Description, DocsContext } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import * as css from './docs-page.css.ts'
import { Section } from './section.tsx'

/** Screens of the toolbar that a story may ask for, in px. */
const phones: Record<string, number> = { small: 320, phone: 360 }

function useStories() {
  const all = useContext(DocsContext).componentStories()
  const overview = all.find(({ name }) => name === 'Overview')
  const others = all.filter((story) => story !== overview)
  return { overview, others }
}

type Story = ReturnType<typeof useStories>['others'][number]

/** One story: in the page, or in a frame when it needs a screen of its own. */
function Stage({ story, screen }: { story: Story; screen?: number }) {
  const viewport = story.storyGlobals.viewport as { value?: string } | undefined
  const phone = phones[viewport?.value ?? '']
  const framed =
    phone || screen ? { inline: false, height: `${screen ?? 640}px` } : { inline: true }
  return (
    <div className={css.stage} style={phone ? { maxInlineSize: phone + 42 } : undefined}>
      <Canvas of={story.moduleExport} story={framed} sourceState="hidden" />
    </div>
  )
}

export function Overview({ screen }: { screen?: number }) {
  const { overview } = useStories()
  if (!overview) return null
  return <Stage story={overview} screen={screen} />
}

/** The first story that is not the overview, whose values can be changed. */
export function TryIt({ screen }: { screen?: number }) {
  const { overview, others } = useStories()
  const story = others[0] ?? overview
  if (!story) return null
  return (
    <>
      {others.length > 0 ? <Stage story={story} screen={screen} /> : null}
      <Controls of={story.moduleExport} />
    </>
  )
}

export function OtherStories({ screen }: { screen?: number }) {
  const { others } = useStories()
  if (others.length === 0) return null
  return (
    <Section title="Every state">
      {others.map((story) => (
        <article key={story.id} className={css.state}>
          <div className="sb-unstyled">
            <h3 className={css.stateName}>{story.name}</h3>
          </div>
          <div className={css.stateNote}>
            <Description of={story.moduleExport} />
          </div>
          <Stage story={story} screen={screen} />
        </article>
      ))}
    </Section>
  )
}
