import { Label } from 'radix-ui'
import { forwardRef, Suspense, useId, useState } from 'react'
import { Icon } from '../icon/index.ts'
import { fetchEarly, late } from '../hydration/late.tsx'
import { cellStyles } from '../search-cell/index.ts'
import {
  leastTravelers,
  passengerLimits,
  totalTravelers,
  type PassengerChoice,
} from './passenger-choice.ts'
import type { Cabin, TravelerKind } from './passenger-kinds.ts'
import { passengerMessages, type PassengerMessages } from './passenger-messages.ts'
import * as css from './passenger-modal.css.ts'

const load = () => import('./passenger-modal.tsx').then((module) => module.PassengerModal)
const PassengerModal = late(load)

const KINDS: readonly TravelerKind[] = ['adults', 'children', 'infants']
const CABINS: readonly Cabin[] = ['ECONOMY', 'BUSINESS', 'FIRST']

export interface PassengerFieldProps {
  /** How many travel of each kind, and in which cabin. The page keeps it. */
  value: PassengerChoice
  /** Called with the whole choice each time a number or the cabin changes. */
  onValueChange: (value: PassengerChoice) => void
  /** The most adults and children together. Infants sit on a lap and do not count. */
  maxSeated?: number
  /** Replaces words of the field and its dialog. Those left out keep the default English. */
  messages?: Partial<PassengerMessages>
}

/**
 * The button that opens the passenger modal, and the form's values: adults, children, infants,
 * travelClass. Without script native inputs of the same names stand in its place; they come first,
 * so that the first value of each name in the form is the person's.
 */
export const PassengerField = forwardRef<HTMLButtonElement, PassengerFieldProps>(
  function PassengerField({ value, onValueChange, maxSeated = 9, messages: given }, ref) {
    const id = useId()
    const messages = { ...passengerMessages, ...given }
    const [open, setOpen] = useState(false)
    const [asked, setAsked] = useState(false)
    const warning = passengerLimits(value, maxSeated, messages).join(' ')

    return (
      <div className={`${cellStyles.frame} ${css.field}`}>
        <noscript>
          <div className={`${cellStyles.box} ${css.native}`}>
            {KINDS.map((kind) => (
              <Label.Root key={kind}>
                {messages.kinds[kind].name} ({messages.kinds[kind].band})
                <input
                  type="number"
                  name={kind}
                  min={leastTravelers[kind]}
                  defaultValue={value[kind]}
                />
              </Label.Root>
            ))}
            <Label.Root>
              {messages.cabinLabel}
              <select name="travelClass" defaultValue={value.cabin}>
                {CABINS.map((cabin) => (
                  <option key={cabin} value={cabin}>
                    {messages.cabins[cabin]}
                  </option>
                ))}
              </select>
            </Label.Root>
          </div>
        </noscript>
        {KINDS.map((kind) => (
          <input key={kind} type="hidden" name={kind} value={value[kind]} />
        ))}
        <input type="hidden" name="travelClass" value={value.cabin} />
        <button
          ref={ref}
          type="button"
          className={`${cellStyles.box} ${cellStyles.pressable} ${css.scripted}`}
          aria-haspopup="dialog"
          aria-describedby={warning ? `${id}-limits` : undefined}
          onPointerEnter={() => fetchEarly(load)}
          onFocus={() => fetchEarly(load)}
          onClick={() => {
            setAsked(true)
            setOpen(true)
          }}
        >
          <span className={cellStyles.label}>{messages.trigger}</span>{' '}
          <span className={cellStyles.words}>
            <span className={css.count}>{messages.travelers(totalTravelers(value))}</span>
            <span className={css.chevron}>
              <Icon name="chevronDown" />
            </span>
          </span>{' '}
          <span className={cellStyles.note}>{messages.cabins[value.cabin]}</span>
        </button>
        {warning ? (
          <span id={`${id}-limits`} className={cellStyles.message}>
            <Icon name="warning" size={16} />
            <span>{warning}</span>
          </span>
        ) : null}
        {asked ? (
          <Suspense fallback={null}>
            <PassengerModal
              open={open}
              onOpenChange={setOpen}
              value={value}
              onValueChange={onValueChange}
              maxSeated={maxSeated}
              messages={given}
            />
          </Suspense>
        ) : null}
      </div>
    )
  },
)
