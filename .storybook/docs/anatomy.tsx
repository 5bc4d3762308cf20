import { composeStories } from '@storybook/react-vite'
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import * as css from './anatomy.css.ts'
import { markersOf, type Marker, type Place } from './anatomy-markers.ts'
import type { Entry } from './catalogue.ts'

type StoryFile = Parameters<typeof composeStories>[0]
type Part = Entry['docs']['anatomy'][number]

const storyFiles = import.meta.glob<StoryFile>('../../stories/*/*.stories.tsx')

/** What a widget is made of: a numbered list, and beside it the live widget with the numbers at its parts. */
export function Anatomy({ entry }: { entry: Entry }) {
  const { anatomy, pictured } = entry.docs
  return (
    <div className={`sb-unstyled ${css.anatomy} ${pictured ? css.beside : ''}`}>
      {pictured ? <Picture file={entry.file} story={pictured} parts={anatomy} /> : null}
      <ol className={`${css.parts} ${pictured ? '' : css.inColumns}`}>
        {anatomy.map(([part, what, where]) => (
          <li key={part} data-pictured={where ? '' : undefined}>
            <span>
              <strong>{part}</strong> {what}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}

function Picture({ file, story, parts }: { file: string; story: string; parts: readonly Part[] }) {
  const picture = useRef<HTMLDivElement>(null)
  const widget = useRef<HTMLDivElement>(null)
  const live = useStory(file, story)
  const [markers, setMarkers] = useState<readonly Marker[]>()

  // It is a picture: nothing in it can be pressed or reached. React 18 knows no such attribute.
  useEffect(() => widget.current?.setAttribute('inert', ''), [])
  useEffect(() => {
    const frame = picture.current
    const content = widget.current
    if (!frame || !content || !live) return
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = frame
      setMarkers(markersOf(placesOf(parts, content, frame), { width, height }))
    })
    observer.observe(frame)
    observer.observe(content)
    return () => observer.disconnect()
  }, [live, parts])

  const expected = parts.filter(([, , where]) => where).length
  const state =
    markers === undefined ? 'measuring' : markers.length < expected ? 'part missing' : 'drawn'
  return (
    <div ref={picture} className={css.picture} data-anatomy={state} aria-hidden="true">
      <div ref={widget} className={css.widget}>
        {live}
      </div>
      <svg className={css.lines}>
        {markers?.map(({ number, x, y, toX, toY }) => (
          <g key={number}>
            <line x1={x} y1={y} x2={toX} y2={toY} />
            <circle cx={toX} cy={toY} r={3} />
            <circle cx={x} cy={y} r={13} />
            <text x={x} y={y}>
              {number}
            </text>
          </g>
        ))}
      </svg>
    </div>
  )
}

function useStory(file: string, name: string): ReactNode {
  const [story, setStory] = useState<ReactNode>()
  useEffect(() => {
    let wanted = true
    void storyFiles[file]?.().then((module) => {
      const stories: Record<string, ComponentType | undefined> = composeStories(module, {})
      const Story = stories[name]
      if (wanted && Story) setStory(<Story />)
    })
    return () => {
      wanted = false
    }
  }, [file, name])
  return story
}

/** Where the parts are, seen from the picture's corner. A part that is there but not seen has no place. */
function placesOf(parts: readonly Part[], content: Element, picture: Element): Place[] {
  const corner = picture.getBoundingClientRect()
  return parts.flatMap(([, , where], at) => {
    if (!where) return []
    const rects = [...content.querySelectorAll(where)].map((part) => part.getBoundingClientRect())
    const rect = rects.find(({ width, height }) => width > 1 && height > 1)
    if (!rect) return []
    const { width, height } = rect
    return [
      { number: at + 1, left: rect.left - corner.left, top: rect.top - corner.top, width, height },
    ]
  })
}
