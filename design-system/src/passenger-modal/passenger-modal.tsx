import { useRef } from 'react'
import { Alert } from '../alert/index.ts'
import { Button } from '../button/index.ts'
import { Dialog } from '../dialog/index.ts'
import { useMediaQuery } from '../hydration/browser.ts'
import { SegmentedControl } from '../segmented-control/index.ts'
import { NumberStepper } from '../number-stepper/index.ts'
import type { PassengerChoice } from './passenger-choice.ts'
import * as css from './passenger-modal.css.ts'
import { useParty, type Party, type PartyOptions } from './passenger-party.ts'

export interface PassengerModalProps<
  Value extends Party = PassengerChoice,
> extends PartyOptions<Value> {
  /** Whether the dialog is shown. The page keeps this state. */
  open: boolean
  /** Called with `false` when the traveller presses Done, the cross or Escape. */
  onOpenChange: (open: boolean) => void
}

/**
 * Who flies, with the age band beside each name, and the cabin. Begins with the first number where there is a keyboard. Closing in any way keeps
 * what was chosen.
 */
export function PassengerModal<Value extends Party = PassengerChoice>({
  open,
  onOpenChange,
  ...options
}: PassengerModalProps<Value>) {
  const { value } = options
  const { messages, kinds, cabins, limits, countOf, setCount, setCabin } = useParty(options)
  const first = useRef<HTMLInputElement>(null)
  const touched = useMediaQuery('(pointer: coarse)')
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={messages.title}
      closeLabel={messages.close}
      size="small"
      // On a phone it would open the keyboard over the rest.
      initialFocus={touched ? undefined : first}
      footer={
        <Button variant="primary" tone="brand" fullWidth onClick={() => onOpenChange(false)}>
          {messages.done}
        </Button>
      }
    >
      <div className={css.counts}>
        {kinds.map(({ kind, name, band, min }, at) => (
          <NumberStepper
            key={kind}
            ref={at === 0 ? first : undefined}
            label={name}
            hint={band}
            value={countOf(kind)}
            min={min}
            onValueChange={(count) => setCount(kind, count)}
          />
        ))}
      </div>
      <div className={css.limits}>
        {limits.map((limit) => (
          <Alert key={limit} tone="warning">
            {limit}
          </Alert>
        ))}
      </div>
      <div className={css.cabins}>
        <SegmentedControl
          legend={messages.cabinLabel}
          options={cabins}
          value={value.cabin}
          onValueChange={setCabin}
        />
      </div>
    </Dialog>
  )
}
