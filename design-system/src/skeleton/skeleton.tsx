import type { ReactNode } from 'react'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { skeleton } from './skeleton.css.ts'

export interface SkeletonProps {
  width?: 'full' | 'most' | 'half' | 'third' | 'touch'
  height?: 'text' | 'title' | 'control' | 'card' | 'picture'
  round?: boolean
}

/** The shape of what is coming. Decoration: put it in a LoadingRegion, which says so in words. */
export function Skeleton({ width, height, round }: SkeletonProps) {
  return <span aria-hidden="true" className={skeleton({ width, height, round })} />
}

/** A region whose content is on its way; the label is read once. */
export function LoadingRegion({
  label = 'Loading...',
  children,
}: {
  label?: string
  children: ReactNode
}) {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {children}
    </div>
  )
}
