import { forwardRef, useEffect, useRef, useState, type ReactNode } from 'react'
import { Icon } from '../icon/index.ts'
import { NumberStepper } from '../number-stepper/index.ts'
import { useMessages } from '../messages/index.ts'
import {
  ageBands,
  countOf,
  emptyStay,
  roomTypes,
  sum,
  withCount,
  type Stay,
  type StayKind,
} from './stay-counts.ts'
import * as css from './rooms-and-travelers.css.ts'
import { roomsAndTravelers as defaultWords } from '../messages/holidays.ts'

export type RoomsAndTravelersProps = {
  /** The rooms and travellers, when the page keeps them. Use it with `onValueChange`. */
  value?: Stay
  /** The rooms and travellers at first. The default is none of each. */
  defaultValue?: Stay
  /** Called with all numbers after each change, and with the one that changed. */
  onValueChange?: (stay: Stay, changed: StayKind) => void
  /** Limits of single counts; the least is 0 and there is no most unless one is given here. */
  limits?: Partial<Record<StayKind, { min?: number; max?: number }>>
  /**
   * A message about the chosen stay, such as that the rooms are too small for the party. It stays in view with the
   * counts, and does not limit them.
   */
  message?: (stay: Stay) => StayMessage | undefined
  /** What to do about the message, such as a button that takes the cheapest rooms. */
  action?: ReactNode
  /** Under the names of single counts, such as what a room costs. */
  hints?: Partial<Record<StayKind, string>>
  /** Hints at single counts. */
  errors?: Partial<Record<StayKind, string>>
  /** Names of the number inputs in the form. */
  names?: Partial<Record<StayKind, string>>
  /** Under the total, such as what the rooms hold. */
  note?: (stay: Stay) => ReactNode
  /** Replaces words of the section. Those left out keep the default English. */
  messages?: Partial<RoomsAndTravelersMessages>
}

export type StayMessage = {
  /** `critical` for what must be changed, `warning` for a risk, `info` for the rest. */
  tone: 'critical' | 'warning' | 'info' /** The sentence that is shown. */
  text: ReactNode
}

export type RoomsAndTravelersMessages = {
  /** The heading above the kinds of room. */
  rooms: string
  /** The heading above the kinds of traveller. */
  travelers: string
  /** The words of each kind of room and traveller. */
  kinds: Record<StayKind, string>
  /** The line that sums up all rooms and travellers. */
  total: (rooms: number, travelers: number) => string
}

const icons = { critical: 'error', warning: 'warning', info: 'info' } as const

/**
 * Travellers by age band, then the rooms they sleep in. Every count moves within its limits, in any
 * order; a message beside them says what does not fit. The counts are number inputs, so the form has them
 * without script.
 */
export const RoomsAndTravelers = forwardRef<HTMLDivElement, RoomsAndTravelersProps>(
  function RoomsAndTravelers(
    {
      value,
      defaultValue = emptyStay,
      onValueChange,
      limits = {},
      message,
      action,
      hints = {},
      errors = {},
      names,
      note,
      messages: given,
    },
    ref,
  ) {
    const words = useMessages('roomsAndTravelers', defaultWords)
    const messages = { ...words, ...given }
    const [own, setOwn] = useState(defaultValue)
    const stay = value ?? own
    const shown = message?.(stay)

    // Counts that were typed before the script had come all change before the next render.
    const latest = useRef(stay)
    useEffect(() => {
      latest.current = stay
    }, [stay])
    const set = (kind: StayKind, count: number) => {
      const next = withCount(latest.current, kind, count)
      latest.current = next
      setOwn(next)
      onValueChange?.(next, kind)
    }

    const group = (legend: string, kinds: readonly StayKind[]) => (
      <fieldset className={css.half}>
        <legend className={css.legend}>{legend}</legend>
        {kinds.map((kind) => (
          <div key={kind} className={css.row}>
            <NumberStepper
              label={messages.kinds[kind]}
              hint={hints[kind]}
              name={names?.[kind] ?? kind}
              value={countOf(stay, kind)}
              min={limits[kind]?.min ?? 0}
              max={limits[kind]?.max}
              error={errors[kind]}
              onValueChange={(count) => set(kind, count)}
            />
          </div>
        ))}
      </fieldset>
    )

    return (
      <div ref={ref} className={css.whole}>
        <div className={css.halves}>
          {group(messages.travelers, ageBands)}
          {group(messages.rooms, roomTypes)}
        </div>
        <div className={css.foot}>
          <span role="status" className={css.total}>
            <Icon name="people" />
            <span>{messages.total(sum(stay.rooms), sum(stay.travelers))}</span>
          </span>{' '}
          {note ? <span className={css.note}>{note(stay)}</span> : null}
        </div>
        <div className={css.message({ tone: shown?.tone ?? 'none' })}>
          <div role="status" className={css.words}>
            {shown ? (
              <>
                <span className={css.mark({ tone: shown.tone })}>
                  <Icon name={icons[shown.tone]} />
                </span>
                <span>{shown.text}</span>
              </>
            ) : null}
          </div>
          {shown ? action : null}
        </div>
      </div>
    )
  },
)
