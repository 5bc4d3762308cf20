import { Alert } from '../alert/index.ts'
import { Button } from '../button/index.ts'
import { Dialog } from '../dialog/index.ts'
import { SegmentedControl } from '../segmented-control/index.ts'
import { NumberStepper } from '../number-stepper/index.ts'
import { useMessages } from '../messages/index.ts'
import { leastTravelers, passengerLimits, type PassengerChoice } from './passenger-choice.ts'
import type { Cabin, TravelerKind } from './passenger-kinds.ts'
import { passengerMessages, type PassengerMessages } from './passenger-messages.ts'
import * as css from './passenger-modal.css.ts'

export interface PassengerModalProps {
  /** Whether the dialog is shown. The page keeps this state. */
  open: boolean
  /** Called with `false` when the traveller presses Done, the cross or Escape. */
  onOpenChange: (open: boolean) => void
  /** How many travel of each kind, and in which cabin. */
  value: PassengerChoice
  /** Called at each press: closing in any way keeps what was chosen. */
  onValueChange: (value: PassengerChoice) => void
  /** Adults and children that airlines take in one booking (decision 008). */
  maxSeated?: number
  /** Replaces words of the dialog. Those left out keep the default English. */
  messages?: Partial<PassengerMessages>
}

const KINDS: readonly TravelerKind[] = ['adults', 'children', 'infants']
const CABINS: readonly Cabin[] = ['ECONOMY', 'BUSINESS', 'FIRST']

/** Who flies, with the age band beside each name, and the cabin. Closes with X or outside. */
export function PassengerModal({
  open,
  onOpenChange,
  value,
  onValueChange,
  maxSeated = 9,
  messages: given,
}: PassengerModalProps) {
  const words = useMessages('passengers', passengerMessages)
  const messages = { ...words, ...given }
  const limits = passengerLimits(value, maxSeated, messages)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={messages.title}
      closeLabel={messages.close}
      size="small"
      footer={
        <Button variant="primary" tone="brand" fullWidth onClick={() => onOpenChange(false)}>
          {messages.done}
        </Button>
      }
    >
      <div className={css.counts}>
        {KINDS.map((kind) => (
          <NumberStepper
            key={kind}
            label={messages.kinds[kind].name}
            hint={messages.kinds[kind].band}
            value={value[kind]}
            min={leastTravelers[kind]}
            onValueChange={(count) => onValueChange({ ...value, [kind]: count })}
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
          options={CABINS.map((cabin) => ({ value: cabin, label: messages.cabins[cabin] }))}
          value={value.cabin}
          onValueChange={(cabin) => onValueChange({ ...value, cabin })}
        />
      </div>
    </Dialog>
  )
}
