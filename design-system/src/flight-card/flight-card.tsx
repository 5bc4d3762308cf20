import { Collapsible } from 'radix-ui'
import { Suspense, useId, useState, type MouseEvent } from 'react'
import { ButtonLink } from '../button/index.ts'
import { useHydrated } from '../hydration/index.ts'
import { fetchEarly, late } from '../hydration/late.tsx'
import { Icon } from '../icon/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import type { FlightCardDetails } from './flight-card-details.tsx'
import { FlightLeg, type FlightLegData } from './flight-leg.tsx'
import * as css from './flight-card.css.ts'
import { useMessages, type Messages } from '../messages/index.ts'
import { flightCard as defaultWords } from '../messages/flights.ts'

const loadTabs = () => import('./flight-card-details.tsx').then((module) => module.FlightCardTabs)
const LateTabs = late(loadTabs)
const fetchTabs = () => fetchEarly(loadTabs)

export type FlightCardProps = {
  /** One leg, two for a round trip, up to four for multi-city. */
  legs: readonly FlightLegData[]
  /** Checked baggage, ready-made: '20 kg' or '2 pieces', or leg by leg; null when none is included. */
  baggage: string | null
  /** How many travel of each kind. The price is for all of them. */
  travelers: { adults: number; children: number; infants: number }
  /**
   * Ready-made, for all travellers: what is paid, and where a discount lowers it the price before it, struck through.
   */
  price: { base?: string; total: string }
  /** Where 'Book now' leads: the booking page of this offer. */
  bookHref: string
  /** What the tabs show when the card is open. Each part is rendered when it is first needed. */
  details: FlightCardDetails
  /** Shows the details at first. Closed by default, so that results can be compared. */
  defaultOpen?: boolean
  /** Begins the ids in the card; made up when absent. */
  id?: string
  /** Replaces words of the card. Those left out keep the default English. */
  messages?: Partial<FlightCardMessages>
}

export type FlightCardMessages = {
  /** The link to the booking page. */
  bookNow: string
  /** The button that opens the details. */
  show: string
  /** The same button while the details are open. */
  hide: string
  /** What is said when no checked baggage is included. */
  notIncluded: string
  /** The word before the baggage allowance. */
  baggage: string
  /** The word before the price without the discount. */
  baseTotal: string
  /** The word before the price to pay. */
  total: string
  /** Who the price is for, such as '2 travellers'. */
  travelers: (count: number) => string
}

/** The card's words (docs/specification.md, Flight results). */
export const flightCardMessages: FlightCardMessages = defaultWords.card

/** Characters of an allowance that has room beside the button on a phone: '2 pieces', and not leg by leg. */
const SHORT_BAGGAGE = 16

/** '2 Adults, 1 Child, 1 Infant'; kinds with none are left out. */
export function travelerCounts(
  { adults, children, infants }: FlightCardProps['travelers'],
  words: Pick<Messages['flightCard'], 'adults' | 'children' | 'infants'> = defaultWords,
) {
  return [
    adults > 0 && words.adults(adults),
    children > 0 && words.children(children),
    infants > 0 && words.infants(infants),
  ]
    .filter(Boolean)
    .join(', ')
}

/** A click on words being selected, or on something that has a click of its own, leaves the card alone. */
function isPlainClick(event: MouseEvent): boolean {
  const own = event.target instanceof Element && event.target.closest('a, button, input, label')
  return !own && window.getSelection()?.isCollapsed !== false
}

/** Wider than a digit of Latin. */
const BANGLA_DIGIT = /[০-৯]/

/** On a phone the torn-off end is as wide for one price as for another. */
function totalSize(total: string): string {
  const { length } = Array.from(total)
  if (length < 9) return css.total
  if (length < 10) return css.longTotal
  return BANGLA_DIGIT.test(total) ? css.longestInBangla : css.longestTotal
}

/** A flight offer as a ticket: legs on the left, the price on the torn-off end. */
export function FlightCard({
  legs,
  baggage,
  travelers,
  price,
  bookHref,
  details,
  defaultOpen = false,
  id: givenId,
  messages: given,
}: FlightCardProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const [open, setOpen] = useState(defaultOpen)
  // What a server sends must not wait for a script.
  const hydrated = useHydrated()
  const words = useMessages('flightCard', defaultWords)
  const messages = { ...words.card, ...given }
  const [first] = legs
  const route = legs
    .map(({ departure, arrival }) => `${departure.code} - ${arrival.code}`)
    .join(', ')
  const name = first ? `${first.airline.name} ${route}, ${first.departure.time}` : route
  const long = baggage !== null && Array.from(baggage).length > SHORT_BAGGAGE
  const count = travelers.adults + travelers.children + travelers.infants

  return (
    <Collapsible.Root asChild open={open} onOpenChange={setOpen}>
      <article className={css.card} aria-label={name} onPointerEnter={fetchTabs}>
        <div className={css.layout}>
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the button below does the same by keyboard: this is a larger target for the pointer */}
          <div className={css.ticket} onClick={(event) => isPlainClick(event) && setOpen(!open)}>
            <div className={css.main}>
              <div className={css.legs}>
                {legs.map((leg) => (
                  <FlightLeg key={leg.label} leg={leg} />
                ))}
              </div>
              <ul className={long ? css.longFacts : css.facts}>
                <li className={css.fact}>
                  <Icon name="bag" size={16} />
                  <span>
                    <span className={css.visuallyHiddenWhenNarrow}>{`${messages.baggage}: `}</span>
                    <span>{baggage ?? messages.notIncluded}</span>
                  </span>
                </li>
                <li className={`${css.fact} ${css.visuallyHiddenWhenNarrow}`}>
                  <Icon name="people" size={16} />
                  <span>{travelerCounts(travelers)}</span>
                </li>
              </ul>
            </div>
            <div className={css.stub}>
              <div>
                {price.base === undefined ? null : (
                  <>
                    <VisuallyHidden>{`${messages.baseTotal} `}</VisuallyHidden>
                    <s className={css.base}>{price.base}</s>{' '}
                  </>
                )}
                <span className={totalSize(price.total)}>
                  <VisuallyHidden>{`${messages.total} `}</VisuallyHidden>
                  <span>{price.total}</span>
                </span>{' '}
                <span className={css.small}>{messages.travelers(count)}</span>
              </div>
              <ButtonLink href={bookHref} variant="primary" aria-describedby={`${id}-name`}>
                <span>{messages.bookNow}</span>
                {/* With more than one flight the link says all that is booked by it. */}
                {legs.length > 1 ? <VisuallyHidden>{` ${route}`}</VisuallyHidden> : null}
              </ButtonLink>{' '}
              <VisuallyHidden>
                <span id={`${id}-name`}>{`${name}, ${price.total}`}</span>
              </VisuallyHidden>
            </div>
          </div>
          <Collapsible.Trigger
            className={long ? css.toggleBelow : css.toggle}
            aria-controls={open ? `${id}-details` : undefined}
            onFocus={fetchTabs}
          >
            <span>{open ? messages.hide : messages.show}</span>
            <Icon name={open ? 'chevronUp' : 'chevronDown'} />
          </Collapsible.Trigger>
        </div>
        <Collapsible.Content id={`${id}-details`} className={css.details}>
          {hydrated ? (
            <Suspense fallback={null}>
              <LateTabs details={details} />
            </Suspense>
          ) : null}
        </Collapsible.Content>
      </article>
    </Collapsible.Root>
  )
}
