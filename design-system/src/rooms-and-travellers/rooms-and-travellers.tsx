import { useState, type ReactNode } from 'react'
import { Icon } from '../icon/index.ts'
import { NumberStepper } from '../stepper/index.ts'
import {
  ageBands,
  countOf,
  emptyStay,
  roomTypes,
  sum,
  withCount,
  type Stay,
  type StayKind,
} from './stay.ts'
import * as css from './rooms-and-travellers.css.ts'

export type RoomsAndTravellersProps = {
  value?: Stay
  defaultValue?: Stay
  onChange?: (stay: Stay) => void
  /**
   * The rules, such as how many a room sleeps (D7): a message refuses the change and is shown and
   * said; nothing lets it through.
   */
  check?: (wanted: Stay, kind: StayKind) => string | undefined
  /** Limits of single counts; the least is 0 and there is no most unless said here. */
  limits?: Partial<Record<StayKind, { min?: number; max?: number }>>
  /** A message from outside, such as the server's; a refused change takes its place. */
  error?: string
  /** What is said at single counts. */
  errors?: Partial<Record<StayKind, string>>
  /** Names of the number inputs in the form. */
  names?: Partial<Record<StayKind, string>>
  /** Under the total, such as what the rooms hold. */
  note?: (stay: Stay) => ReactNode
  copy?: Partial<RoomsAndTravellersCopy>
}

export type RoomsAndTravellersCopy = {
  rooms: string
  travellers: string
  kinds: Record<StayKind, { label: string; hint?: string }>
  total: (rooms: number, travellers: number) => string
}

const english: RoomsAndTravellersCopy = {
  rooms: 'Rooms',
  travellers: 'Travellers',
  kinds: {
    singleRoom: { label: 'Single room' },
    doubleRoom: { label: 'Double room' },
    twinRoom: { label: 'Twin room' },
    tripleRoom: { label: 'Triple room' },
    adults: { label: 'Adults (12+)' },
    child: { label: 'Child (7-12)' },
    child2: { label: 'Child (3-6)' },
    infants: { label: 'Infants (under 3)' },
  },
  total: (rooms, travellers) =>
    `${rooms} room${rooms === 1 ? '' : 's'}, ${travellers} traveller${travellers === 1 ? '' : 's'}`,
}

/**
 * Rooms by type and travellers by age band (spec sections 2, 5 and 9). There is always a room. The
 * counts are number inputs, so the form has them without script.
 */
export function RoomsAndTravellers({
  value,
  defaultValue = emptyStay,
  onChange,
  check,
  limits = {},
  error,
  errors = {},
  names,
  note,
  copy: given,
}: RoomsAndTravellersProps) {
  const copy = { ...english, ...given }
  const [own, setOwn] = useState(defaultValue)
  const [refusal, setRefusal] = useState<string | undefined>(undefined)
  const stay = value ?? own
  const problem = refusal ?? error

  const set = (kind: StayKind, count: number) => {
    const wanted = withCount(stay, kind, count)
    const refused = check?.(wanted, kind)
    setRefusal(refused)
    if (refused) return
    setOwn(wanted)
    onChange?.(wanted)
  }

  const group = (legend: string, kinds: readonly StayKind[]) => (
    <fieldset className={css.half}>
      <legend className={css.legend}>{legend}</legend>
      {kinds.map((kind) => (
        <div key={kind} className={css.row}>
          <NumberStepper
            {...copy.kinds[kind]}
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
    <div className={css.whole}>
      <div className={css.halves}>
        {group(copy.rooms, roomTypes)}
        {group(copy.travellers, ageBands)}
      </div>
      <div role="alert" className={css.problem}>
        {problem ? (
          <>
            <Icon name="error" />
            <span>{problem}</span>
          </>
        ) : null}
      </div>
      <div className={css.foot}>
        <span role="status" className={css.total}>
          <Icon name="people" />
          {copy.total(sum(stay.rooms), sum(stay.travellers))}
        </span>
        {note ? <span className={css.note}>{note(stay)}</span> : null}
      </div>
    </div>
  )
}
