import { mark } from './airline-mark.css.ts'
import { isOwnCarrier } from './carriers.ts'

export type AirlineMarkProps = {
  /** Two-character IATA carrier code, such as 'BG'. */
  code: string
  /** The carrier's name when the mark stands alone; leave out beside a written name (then decorative). */
  label?: string
  /** Side of the mark: `small` is 32 px, for a row; `medium` is 44 px, for the head of a card. */
  size?: 'small' | 'medium'
}

/** A carrier's lettered tile (docs/specification.md, Widget defaults). */
export function AirlineMark({ code, label, size = 'medium' }: AirlineMarkProps) {
  const shared = {
    className: mark({ carrier: isOwnCarrier(code) ? code : 'other', size }),
    translate: 'no' as const,
  }
  return label ? (
    <span {...shared} role="img" aria-label={label}>
      <span aria-hidden="true">{code}</span>
    </span>
  ) : (
    <span {...shared} aria-hidden="true">
      {code}
    </span>
  )
}
