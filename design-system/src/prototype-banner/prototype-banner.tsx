import type { ReactNode } from 'react'
import { Icon } from '../icon/index.ts'
import { banner } from './prototype-banner.css.ts'

export type PrototypeBannerProps = {
  label?: string
  children?: ReactNode
}

/** Says on every page of prototype mode that nothing here is real. */
export function PrototypeBanner({
  label = 'Prototype',
  children = 'This is a prototype: flights, prices and bookings are made up, and no money moves.',
}: PrototypeBannerProps) {
  return (
    <section className={banner} aria-label={label}>
      <Icon name="info" size={16} />
      <strong>{label}</strong>
      <span>{children}</span>
    </section>
  )
}
