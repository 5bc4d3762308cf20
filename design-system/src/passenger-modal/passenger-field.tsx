import { Label } from 'radix-ui'
import {
  forwardRef,
  Suspense,
  useId,
  useState,
  type ForwardedRef,
  type ReactNode,
  type Ref,
} from 'react'
import { Icon } from '../icon/index.ts'
import { fetchEarly, late } from '../hydration/late.tsx'
import { cellStyles } from '../search-cell/index.ts'
import type { PassengerChoice } from './passenger-choice.ts'
import * as css from './passenger-modal.css.ts'
import type { PassengerModal as Modal } from './passenger-modal.tsx'
import { useParty, type Party, type PartyOptions } from './passenger-party.ts'

const load = () => import('./passenger-modal.tsx').then((module) => module.PassengerModal)
// oxlint-disable-next-line typescript/consistent-type-assertions -- lazy loses the type parameter of what it loads
const PassengerModal = late(load) as unknown as typeof Modal

export interface PassengerFieldProps<
  Value extends Party = PassengerChoice,
> extends PartyOptions<Value> {
  /** Stops the choice from being changed, and from being sent with the form. */
  disabled?: boolean
}

/**
 * The button that opens the passenger modal, and the form's values: a number for each kind, by default adults, children
 * and infants, and travelClass. Without script native inputs of the same names stand in its place; they come first,
 * so that the first value of each name in the form is the person's.
 */
function Field<Value extends Party>(
  { disabled, ...options }: PassengerFieldProps<Value>,
  ref: ForwardedRef<HTMLButtonElement>,
) {
  const { value } = options
  const id = useId()
  const { messages, kinds, cabins, cabin, limits, countOf, total } = useParty(options)
  const [open, setOpen] = useState(false)
  const [asked, setAsked] = useState(false)
  const warning = limits.join(' ')

  return (
    <div className={`${cellStyles.frame} ${css.field}`}>
      <noscript>
        <div className={`${cellStyles.box} ${css.native}`}>
          {kinds.map(({ kind, name, band, min = 0 }) => (
            <Label.Root key={kind}>
              {name} ({band})
              <input
                type="number"
                name={kind}
                min={min}
                defaultValue={countOf(kind)}
                disabled={disabled}
              />
            </Label.Root>
          ))}
          <Label.Root>
            {messages.cabinLabel}
            <select name="travelClass" defaultValue={value.cabin} disabled={disabled}>
              {cabins.map((each) => (
                <option key={each.value} value={each.value}>
                  {each.label}
                </option>
              ))}
            </select>
          </Label.Root>
        </div>
      </noscript>
      {kinds.map(({ kind }) => (
        <input key={kind} type="hidden" name={kind} value={countOf(kind)} disabled={disabled} />
      ))}
      <input type="hidden" name="travelClass" value={value.cabin} disabled={disabled} />
      <button
        ref={ref}
        type="button"
        disabled={disabled}
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
          <span className={css.count}>{messages.travelers(total)}</span>
          <span className={css.chevron}>
            <Icon name="chevronDown" />
          </span>
        </span>{' '}
        <span className={cellStyles.note}>{cabin}</span>
      </button>
      {warning ? (
        <span id={`${id}-limits`} className={cellStyles.message}>
          <Icon name="warning" size={16} />
          <span>{warning}</span>
        </span>
      ) : null}
      {asked ? (
        <Suspense fallback={null}>
          <PassengerModal {...options} open={open} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </div>
  )
}

// oxlint-disable-next-line typescript/consistent-type-assertions -- forwardRef loses the type parameters of what it wraps
export const PassengerField = forwardRef(Field) as <Value extends Party = PassengerChoice>(
  props: PassengerFieldProps<Value> & {
    /** The button, for example to move focus to it. */
    ref?: Ref<HTMLButtonElement>
  },
) => ReactNode
