import { useId, type ReactNode } from 'react'
import { Icon } from '../icon/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { useMessages } from '../messages/index.ts'
import { useCarousel } from './use-carousel.ts'
import * as css from './package-carousel.css.ts'
import { packageCarousel as defaultWords } from '../messages/holidays.ts'

export type PackageCarouselProps = {
  /** Stands over the cards, such as `<h2>Hot Packages</h2>`. */
  heading?: ReactNode
  /** The accessible name of the list. */
  label: string
  /** Package cards of the carousel variant, in order. */
  cards: readonly { key: string; card: ReactNode }[]
  /** Replaces the names of the two arrows. Those left out keep the default English. */
  messages?: Partial<PackageCarouselMessages>
}

export type PackageCarouselMessages = {
  /** The name of the arrow back. */
  previous: string
  /** The name of the arrow forward. */
  next: string
  /** Announced after each move; numbers from 1. */
  seen: (first: number, last: number, count: number) => string
}

/**
 * Cards in a row, 320 px a step (docs/specification.md, Home). Buttons, arrow keys, Home and End, a finger or a
 * dragging mouse move it; at its ends it stops. Without script it is a list that scrolls and snaps.
 */
export function PackageCarousel({ heading, label, cards, messages: given }: PackageCarouselProps) {
  const words = useMessages('packageCarousel', defaultWords)
  const id = useId()
  const messages = { ...words, ...given }
  const { view, moved, move, onKeyDown, track } = useCarousel(cards.length)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys serve the cards and buttons inside, wherever the focus is
    <section aria-label={label} onKeyDown={onKeyDown}>
      <div className={css.head}>
        {heading}
        <div className={css.controls}>
          <button
            type="button"
            className={css.arrow}
            aria-label={messages.previous}
            aria-controls={id}
            aria-disabled={view.start}
            onClick={() => move(-1)}
          >
            <Icon name="chevronLeft" />
          </button>
          <button
            type="button"
            className={css.arrow}
            aria-label={messages.next}
            aria-controls={id}
            aria-disabled={view.end}
            onClick={() => move(1)}
          >
            <Icon name="chevronRight" />
          </button>
        </div>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- a list without markers loses its role in Safari; the pointer only adds to the buttons */}
      <ul role="list" id={id} className={css.track} {...track}>
        {cards.map(({ key, card }) => (
          <li key={key} className={css.item}>
            {card}
          </li>
        ))}
      </ul>
      <div className={css.stitches} aria-hidden="true">
        {cards.map(({ key }, index) => (
          <span
            key={key}
            className={css.stitch}
            data-seen={(index >= view.first && index <= view.last) || undefined}
          />
        ))}
      </div>
      <VisuallyHidden>
        <span role="status">
          {moved ? messages.seen(view.first + 1, view.last + 1, cards.length) : ''}
        </span>
      </VisuallyHidden>
    </section>
  )
}
