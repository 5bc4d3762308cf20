import { Slot } from 'radix-ui'
import { forwardRef, createElement, type HTMLAttributes, type ReactNode } from 'react'
import { card, main, room, stub, ticket } from './card.css.ts'

type Tag = 'div' | 'section' | 'article' | 'li' | 'aside'

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  /**
   * The element to render. Use `article` or `li` when the card is one of a list, and `section`
   * when it has a heading.
   */
  as?: Tag
  /** Renders its one child as the card, such as a link or a form, instead of `as`. */
  asChild?: boolean
  /** Px on a tablet and up; 24 becomes 16 on a phone. */
  padding?: 'none' | 16 | 24
  /** It floats over what is behind it. */
  raised?: boolean
}

/** A sheet of paper that holds what belongs together. */
export const Card = forwardRef<HTMLElement, CardProps>(function Card(
  { as = 'div', asChild = false, padding = 24, raised, ...rest },
  ref,
) {
  const Root = asChild ? Slot.Root : as
  return createElement(Root, { ...rest, ref, className: card({ padding, raised }) })
})

export interface TicketCardProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  /**
   * The element to render. Use `article` or `li` when the card is one of a list, and `section`
   * when it has a heading.
   */
  as?: Tag
  /** What is on the ticket, from top to bottom. The stub has a prop of its own. */
  children: ReactNode
  /** The torn-off end: below where there is little room, else at the end. Prices and the next step. */
  stub: ReactNode
}

/** A card to hold in the hand: a main part and a stub, with a stitched perforation between them. */
export const TicketCard = forwardRef<HTMLElement, TicketCardProps>(function TicketCard(
  { as: Component = 'div', children, stub: torn, ...rest },
  ref,
) {
  return createElement(
    Component,
    { ...rest, ref, className: room },
    <div className={ticket}>
      <div className={main}>{children}</div>
      <div className={stub}>{torn}</div>
    </div>,
  )
})
