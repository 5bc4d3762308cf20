import type { ReactNode } from 'react'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { useMessages } from '../messages/index.ts'
import { skeleton } from './skeleton.css.ts'
import { skeleton as defaultWords } from '../messages/frame.ts'

export interface SkeletonProps {
  /** The share of its container that the content will take. `touch` is a square of 44 px. */
  width?: 'full' | 'most' | 'half' | 'third' | 'touch'
  /** The kind of content it stands for, so that nothing moves when it arrives. */
  height?: 'text' | 'title' | 'control' | 'card' | 'picture'
  /** Draws a circle or a pill, as for an avatar or a badge. */
  round?: boolean
}

/** The shape of what is coming. Decoration: put it in a LoadingRegion, which says so in words. */
export function Skeleton({ width = 'full', height = 'text', round }: SkeletonProps) {
  return <span aria-hidden="true" className={skeleton({ width, height, round })} />
}

/** A region whose content is on its way; the label is read once. */
export function LoadingRegion({
  label,
  children,
}: {
  /** What screen readers announce while the content is loading. */
  label?: string
  /** The skeletons, laid out as the content will be. They are hidden from screen readers. */
  children: ReactNode
}) {
  const words = useMessages('skeleton', defaultWords)
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{label ?? words.label}</VisuallyHidden>
      {children}
    </div>
  )
}
