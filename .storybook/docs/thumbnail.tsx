import { composeStories } from '@storybook/react-vite'
import { useContext, useEffect, useRef, useState, type ComponentType } from 'react'
import { Icon } from '../../design-system/src/icon/index.ts'
import { storyAddress, ToolbarGlobals } from './globals.ts'
import type { Picture } from './index-cards.ts'
import * as css from './index-page.css.ts'

type StoryFile = Parameters<typeof composeStories>[0]

const storyFiles = import.meta.glob<StoryFile>('../../stories/*/*.stories.tsx')

/** A picture of a page: a story of it, live and small, rendered when it comes into view. */
export function Thumbnail({ picture }: { picture: Picture }) {
  const box = useRef<HTMLDivElement>(null)
  const near = useNear(box)
  // Nothing in a picture can be pressed or reached, and a story that moves the focus as it plays takes it from nobody who
  // types. React 18 knows no such attribute.
  useEffect(() => box.current?.setAttribute('inert', ''), [])
  return (
    <div ref={box} className={css.thumbnail} aria-hidden="true">
      {near ? <Shown picture={picture} /> : null}
    </div>
  )
}

function Shown({ picture }: { picture: Picture }) {
  if (picture.kind === 'frame') return <Framed id={picture.id} />
  if (picture.kind === 'story') return <Inline file={picture.file} name={picture.name} />
  return (
    <div className={css.icon}>
      <Icon name={picture.name} size={24} />
    </div>
  )
}

function Framed({ id }: { id: string }) {
  const globals = useContext(ToolbarGlobals)
  return (
    <iframe
      className={css.frame}
      title={id}
      src={storyAddress(id, globals)}
      tabIndex={-1}
      data-docs
    />
  )
}

/** Widths that a story is rendered at, in shares of the box: the first at which it fits. */
const shares = [1, 1.35, 1.8, 2.3, 3.2] as const

function Inline({ file: path, name }: { file: string; name: string }) {
  const picture = useRef<HTMLDivElement>(null)
  const [Story, setStory] = useState<ComponentType>()
  const [step, setStep] = useState(0)
  const share = shares[step] ?? shares[0]

  useEffect(() => {
    let wanted = true
    void storyFiles[path]?.().then((file) => {
      const stories: Record<string, ComponentType | undefined> = composeStories(file, {})
      if (wanted) setStory(() => stories[name])
    })
    return () => {
      wanted = false
    }
  }, [path, name])
  useEffect(() => {
    const element = picture.current
    const box = element?.parentElement
    if (!element || !box || !Story) return
    const observer = new ResizeObserver(() => {
      const cut =
        element.scrollHeight > box.clientHeight * share || element.scrollWidth > element.clientWidth
      if (cut && step < shares.length - 1) setStep(step + 1)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [Story, step, share])

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
      {Story ? <Story /> : null}
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
