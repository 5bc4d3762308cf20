import { AirportAutocomplete } from '../airport-autocomplete/index.ts'
import { Checkbox } from '../checkbox/index.ts'
import { Countdown } from '../countdown/index.ts'
import { DateParts } from '../date-parts/index.ts'
import { DatePicker } from '../date-picker/index.ts'
import { DeliveryMethod } from '../delivery-method/index.ts'
import { SelectField, TextField } from '../field/index.ts'
import { FileDrop } from '../file-drop/index.ts'
import { FilterPanel } from '../filter-panel/index.ts'
import { NumberStepper } from '../number-stepper/index.ts'
import { PassengerField, type PassengerChoice } from '../passenger-modal/index.ts'
import { PaymentOptions } from '../payment-options/index.ts'
import { RadioCards } from '../radio-cards/index.ts'
import { RoomsAndTravelers } from '../rooms-and-travelers/index.ts'
import { TravelerForm } from '../traveler-form/index.ts'
import { translatedSuite } from './translated-suite.tsx'

const ignore = () => undefined
const party = (over: Partial<PassengerChoice>): PassengerChoice => ({
  ...{ adults: 1, children: 0, infants: 0, cabin: 'ECONOMY' },
  ...over,
})
const filters = {
  ...{ groups: [], clearHref: '#all', action: '#' },
  sort: { name: 'sort', choices: [{ value: 'a', label: 'Cheapest' }] },
}
const dates = { day: 'day', month: 'month', year: 'year' }
const form = { number: 1, prefix: 't', countries: [], today: '2026-11-20', passport: false }
const countdown = (now: string) => ({
  endsAt: '2026-11-20T06:10:00Z',
  serverNow: now,
  now: () => Date.parse(now),
})
const dhaka = { code: 'DAC', name: 'Hazrat', city: 'Dhaka', country: 'Bangladesh' }
const bangkok = { code: 'BKK', name: 'Suvarnabhumi', city: 'Bangkok', country: 'Thailand' }
const airport = { label: 'From', search: async () => [], onValueChange: ignore }

translatedSuite([
  [
    'an airport',
    <AirportAutocomplete key="a" {...airport} value={dhaka} />,
    <AirportAutocomplete key="a" {...airport} value={bangkok} error="Choose another" />,
  ],
  [
    'a checkbox',
    <Checkbox key="a" label="Keep" />,
    <Checkbox key="a" label="Keep it" error="Tick it" />,
  ],
  [
    'a countdown',
    <Countdown key="a" {...countdown('2026-11-20T06:00:00Z')} />,
    <Countdown key="a" {...countdown('2026-11-20T06:09:30Z')} />,
  ],
  [
    'parts of a date',
    <DateParts key="a" legend="Birth" names={dates} years={[2000]} />,
    <DateParts
      key="a"
      legend="Birth date"
      names={dates}
      years={[2000]}
      errors={{ year: 'Is under 2' }}
      hint="As printed"
    />,
  ],
  [
    'a day',
    <DatePicker key="a" label="Day" today="2026-11-20" value={null} onValueChange={ignore} />,
    <DatePicker
      key="a"
      label="Day of return"
      today="2026-11-20"
      value="2026-11-21"
      onValueChange={ignore}
      error="Choose a later day"
    />,
  ],
  [
    'a delivery',
    <DeliveryMethod key="a" name="d" address={null} date={null} />,
    <DeliveryMethod key="a" name="d" address={null} date={null} error="Select one" />,
  ],
  [
    'a field',
    <TextField key="a" label="Name" />,
    <TextField key="a" label="Full name" required={false} error="Name is required" hint="Latin" />,
  ],
  [
    'a field with an error that changes',
    <TextField key="a" label="Name" error="Name is required" />,
    <TextField key="a" label="Name" error="Use Latin letters" />,
  ],
  [
    'a choice',
    <SelectField key="a" label="Cabin" options={[]} />,
    <SelectField key="a" label="Class" options={[]} error="Select one" />,
  ],
  [
    'a file',
    <FileDrop key="a" label="Passport" />,
    <FileDrop key="a" label="Passport" error="No picture" />,
  ],
  [
    'filters',
    <FilterPanel key="a" {...filters} resultCount={9} />,
    <FilterPanel key="a" {...filters} resultCount={1} appliedCount={2} />,
  ],
  [
    'a number',
    <NumberStepper key="a" label="Adults" value={1} onValueChange={ignore} />,
    <NumberStepper key="a" label="Adults" value={2} onValueChange={ignore} error="At most 1" />,
  ],
  [
    'passengers',
    <PassengerField key="a" value={party({})} onValueChange={ignore} />,
    <PassengerField
      key="a"
      value={party({ adults: 2, infants: 3, cabin: 'FIRST' })}
      onValueChange={ignore}
    />,
  ],
  [
    'passengers with a warning that changes',
    <PassengerField key="a" value={party({ infants: 3 })} onValueChange={ignore} />,
    <PassengerField key="a" value={party({ adults: 12 })} onValueChange={ignore} />,
  ],
  [
    'payment options',
    <PaymentOptions key="a" />,
    <PaymentOptions key="a" error="Please select a payment option" />,
  ],
  [
    'cards to choose from',
    <RadioCards key="a" label="Pay" options={[{ value: 'a', title: 'Now' }]} />,
    <RadioCards
      key="a"
      label="Pay"
      options={[{ value: 'a', title: 'At once', end: '৳9' }]}
      error="Select one"
    />,
  ],
  [
    'rooms',
    <RoomsAndTravelers key="a" />,
    <RoomsAndTravelers
      key="a"
      errors={{ adults: 'At least one' }}
      message={() => ({ tone: 'critical', text: 'Choose at least one room.' })}
      action={<a href="#a">Add one</a>}
    />,
  ],
  [
    'a traveller',
    <TravelerForm key="a" {...form} kind="Infant" />,
    <TravelerForm
      key="a"
      {...form}
      number={2}
      kind="Child"
      errors={{ firstName: 'First name is required', birthYear: 'Is under 2' }}
    />,
  ],
])
