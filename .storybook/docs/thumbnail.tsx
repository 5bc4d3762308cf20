import { composeStories } from '@storybook/react-vite'
import { useContext, useEffect, useRef, useState, type ComponentType } from 'react'
import { storyPath, type Entry } from './catalogue.ts'
import { storyAddress, ToolbarGlobals } from './globals.ts'
import * as css from './index-page.css.ts'

type StoryFile = Parameters<typeof composeStories>[0]

const storyFiles = import.meta.glob<StoryFile>('../../stories/*/*.stories.tsx')

/** A picture of a widget: its Overview story, live and small, rendered when it comes into view. */
export function Thumbnail({ entry }: { entry: Entry }) {
  const box = useRef<HTMLDivElement>(null)
  const near = useNear(box)
  return (
    <div ref={box} className={css.thumbnail} aria-hidden="true">
      {near ? entry.docs.screen ? <Framed entry={entry} /> : <Inline entry={entry} /> : null}
    </div>
  )
}

/** An overlay that covers the screen is shown in a frame. */
function Framed({ entry }: { entry: Entry }) {
  const globals = useContext(ToolbarGlobals)
  return (
    <iframe
      className={css.frame}
      title={entry.docs.name}
      src={storyAddress(`${storyPath(entry)}--overview`, globals)}
      tabIndex={-1}
      data-docs
    />
  )
}

/** Widths that a story is rendered at, in shares of the box: the first at which it fits. */
const shares = [1, 1.35, 1.8, 2.3, 3.2] as const

function Inline({ entry }: { entry: Entry }) {
  const picture = useRef<HTMLDivElement>(null)
  const [Overview, setOverview] = useState<ComponentType>()
  const [step, setStep] = useState(0)
  const share = shares[step] ?? shares[0]

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
  useEffect(() => {
    const element = picture.current
    const box = element?.parentElement
    if (!element || !box || !Overview) return
    const observer = new ResizeObserver(() => {
      const cut =
        element.scrollHeight > box.clientHeight * share || element.scrollWidth > element.clientWidth
      if (cut && step < shares.length - 1) setStep(step + 1)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [Overview, step, share])

  return (
    <div
      ref={picture}
      className={css.picture}
      style={{
        inlineSize: `${share * 100}%`,
        minBlockSize: `${share * 100}%`,
        transform: `scale(${1 / share})`,
      }}
    >
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
