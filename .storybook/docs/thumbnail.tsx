import { composeStories } from '@storybook/react-vite'
import { useEffect, useRef, useState, type ComponentType } from 'react'
import { storyPath, type Entry } from './catalogue.ts'
import * as css from './index-page.css.ts'

type StoryFile = Parameters<typeof composeStories>[0]

const storyFiles = import.meta.glob<StoryFile>('../../stories/*/*.stories.tsx')

/** A picture of a widget: its Overview story, live and small, drawn when it comes into view. */
export function Thumbnail({ entry }: { entry: Entry }) {
  const box = useRef<HTMLDivElement>(null)
  const near = useNear(box)
  return (
    <div ref={box} className={css.thumbnail} aria-hidden="true">
      {near ? entry.docs.screen ? <Framed entry={entry} /> : <Inline entry={entry} /> : null}
    </div>
  )
}

/** What covers the screen gets a screen of its own. */
function Framed({ entry }: { entry: Entry }) {
  return (
    <iframe
      className={css.frame}
      title={entry.docs.name}
      src={`./iframe.html?id=${storyPath(entry)}--overview&viewMode=story`}
      tabIndex={-1}
    />
  )
}

function Inline({ entry }: { entry: Entry }) {
  const picture = useRef<HTMLDivElement>(null)
  const [Overview, setOverview] = useState<ComponentType>()

  // Nothing in a picture can be pressed or reached; React 18 knows no such attribute.
  useEffect(() => picture.current?.setAttribute('inert', ''), [])
  useEffect(() => {
    let wanted = true
    void storyFiles[entry.file]?.().then((file) => {
      const stories: Record<string, ComponentType | undefined> = composeStories(file, {})
      if (wanted) setOverview(() => stories.Overview)
    })
    return () => {
      wanted = false
    }
  }, [entry.file])

  return (
    <div ref={picture} className={css.picture}>
      {Overview ? <Overview /> : null}
    </div>
  )
}

function useNear(box: { current: HTMLElement | null }): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new IntersectionObserver(
      ([first]) => {
        if (first?.isIntersecting) setNear(true)
      },
      { rootMargin: '600px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return near
}
