import {
  ArgTypes,
  Canvas,
  Controls,
  Description,
  DocsContext,
  Source,
} from '@storybook/addon-docs/blocks'
import { useContext, useState, type ReactNode } from 'react'
import * as css from './docs-page.css.ts'
import { storyAddress, ToolbarGlobals } from './globals.ts'
import { LiveExample } from './live-example.tsx'
import { isTestStory } from '../test-stories.ts'
import { Section } from './section.tsx'

/** Widths of the toolbar's screens, in px. */
const phones: Record<string, number> = { small: 320, phone: 360 }

function useStories() {
  const all = useContext(DocsContext).componentStories()
  const overview = all.find(({ name }) => name === 'Overview')
  const others = all.filter((story) => story !== overview)
  return { overview, others }
}

/** Of frames, in px; see `WidgetDocs`. */
interface Heights {
  screen?: number
  opens?: number
}

type Story = ReturnType<typeof useStories>['others'][number]

/**
 * One story: in the page, or in a frame when it needs a screen of its own, or opens something
 * when it is used: in a frame it has been used.
 */
function Preview({ story, screen, opens }: { story: Story } & Heights) {
  const globals = useContext(ToolbarGlobals)
  const [isEdited, setEdited] = useState(false)
  const code = codeOf(story)
  const viewport = story.storyGlobals.viewport as { value?: string } | undefined
  const phone = phones[viewport?.value ?? '']
  const height = screen ?? (story.playFunction ? opens : undefined) ?? (phone ? 640 : undefined)
  if (height === undefined) {
    return (
      <div className={css.preview}>
        <Canvas
          of={story.moduleExport}
          sourceState={code === undefined ? 'none' : 'hidden'}
          {...(code !== undefined && {
            additionalActions: [
              {
                title: isEdited ? 'Close' : 'Edit code',
                onClick: () => setEdited(!isEdited),
              },
            ],
          })}
        />
        {isEdited && code !== undefined ? <LiveExample name={story.name} code={code} /> : null}
      </div>
    )
  }
  return (
    <>
      <iframe
        className={css.frame}
        style={{ maxInlineSize: phone, blockSize: height }}
        loading="lazy"
        title={story.name}
        data-docs
        src={storyAddress(story.id, globals)}
      />
      {code === undefined ? null : (
        <details>
          <summary className={css.link}>Show code</summary>
          <Source code={code} language="tsx" />
        </details>
      )}
    </>
  )
}

/** What show-code.ts wrote; tables of states have none. */
const codeOf = ({ parameters }: Story): string | undefined => parameters.docs?.source?.code

export function Overview(heights: Heights) {
  const { overview } = useStories()
  if (!overview) return null
  return <Preview story={overview} {...heights} />
}

function PropsTable({ children }: { children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wider than a phone, it scrolls by the arrow keys
    <div className={css.props} role="region" aria-label="Properties" tabIndex={0}>
      {children}
    </div>
  )
}

/** The first story that is not the overview, with controls; in a frame they are read-only. */
export function TryIt({ screen }: Heights) {
  const { overview, others } = useStories()
  const story = others[0] ?? overview
  if (!story) return null
  if (screen !== undefined) {
    return (
      <Section title="Properties">
        <PropsTable>
          <ArgTypes of={story.moduleExport} />
        </PropsTable>
      </Section>
    )
  }
  return (
    <Section title="Try it" note="Change a value in the table to see its effect.">
      {others.length > 0 ? <Preview story={story} /> : null}
      <PropsTable>
        <Controls of={story.moduleExport} />
      </PropsTable>
    </Section>
  )
}

export function OtherStories(heights: Heights) {
  const shown = useStories().others.filter(({ name }) => !isTestStory(name))
  if (shown.length === 0) return null
  return (
    <Section title="Examples">
      {shown.map((story) => (
        <article key={story.id} className={css.state}>
          <div className="sb-unstyled">
            <h3 className={css.stateName}>{story.name}</h3>
          </div>
          <div className={css.stateNote}>
            <Description of={story.moduleExport} />
          </div>
          <Preview story={story} {...heights} />
        </article>
      ))}
    </Section>
  )
}
