import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { AirportAutocomplete } from '../src/airport-autocomplete/index.ts'
import { Button, ButtonLink, IconButton } from '../src/button/index.ts'
import { Card, TicketCard } from '../src/card/index.ts'
import { Checkbox, CheckboxGroup } from '../src/checkbox/index.ts'
import { Combobox } from '../src/combobox/index.ts'
import { CountrySelect } from '../src/country-select/index.ts'
import { DateParts } from '../src/date-parts/index.ts'
import { DatePicker, DateRangePicker } from '../src/date-picker/index.ts'
import { DocumentUploader } from '../src/document-uploader/index.ts'
import {
  EmailField,
  PasswordField,
  SelectField,
  TextAreaField,
  TextField,
} from '../src/field/index.ts'
import { FileDrop } from '../src/file-drop/index.ts'
import { Link } from '../src/link/index.ts'
import { MultiSelect } from '../src/multi-select/index.ts'
import { defaultPassengers, PassengerField } from '../src/passenger-modal/index.ts'
import { PaymentOptions } from '../src/payment-options/index.ts'
import { PhoneField } from '../src/phone-field/index.ts'
import { PriceRangeSlider } from '../src/price-range-slider/index.ts'
import { RadioCards } from '../src/radio-cards/index.ts'
import { RoomsAndTravelers } from '../src/rooms-and-travelers/index.ts'
import { SegmentedControl } from '../src/segmented-control/index.ts'
import { SkipLink } from '../src/skip-link/index.ts'
import { Grid, Inline, Stack } from '../src/stack/index.ts'
import { NumberStepper } from '../src/number-stepper/index.ts'
import { SwapButton } from '../src/swap-button/index.ts'
import { Tabs } from '../src/tabs/index.ts'
import { TripTypeToggle } from '../src/trip-type-toggle/index.ts'
import { VisuallyHidden } from '../src/visually-hidden/index.ts'

// That each widget forwards its ref is in the props snapshot; here it is the element that one would focus or measure.

type Take = (element: HTMLElement | null) => void
const ignore = () => undefined
const none = { value: null, onValueChange: ignore }
const find = { ...none, search: async () => [], optionKey: String, optionText: String }
const options = [{ value: 'np', label: 'Nepal', title: 'Nepal' }]
const names = { day: 'day', month: 'month', year: 'year' }
const range = { value: { start: null, end: null }, onValueChange: ignore }
const today = '2026-11-21'

const cases: readonly [element: string, widget: (ref: Take) => ReactElement][] = [
  ['button', (ref) => <Button ref={ref}>Pay</Button>],
  ['button', (ref) => <IconButton ref={ref} label="Edit" icon="x" />],
  ['button', (ref) => <SwapButton ref={ref} onSwap={ignore} />],
  ['a', (ref) => <SkipLink ref={ref} />],
  [
    'a',
    (ref) => (
      <ButtonLink ref={ref} href="#pay">
        Pay
      </ButtonLink>
    ),
  ],
  [
    'a',
    (ref) => (
      <Link ref={ref} href="#pay">
        Pay
      </Link>
    ),
  ],
  ['article', (ref) => <Card ref={ref} as="article" />],
  [
    'li',
    (ref) => (
      <TicketCard ref={ref} as="li" stub="৳4,670">
        Flight
      </TicketCard>
    ),
  ],
  ['ul', (ref) => <Stack ref={ref} as="ul" />],
  ['div', (ref) => <Inline ref={ref} />],
  ['div', (ref) => <Grid ref={ref} columns={2} />],
  ['span', (ref) => <VisuallyHidden ref={ref}>Read</VisuallyHidden>],
  ['input[type="text"]', (ref) => <TextField ref={ref} label="Name" />],
  ['textarea', (ref) => <TextAreaField ref={ref} label="Note" />],
  ['input[type="email"]', (ref) => <EmailField ref={ref} label="Email" />],
  ['input[type="password"]', (ref) => <PasswordField ref={ref} label="Password" />],
  ['input[type="checkbox"]', (ref) => <Checkbox ref={ref} label="Yes" />],
  ['input[type="number"]', (ref) => <NumberStepper ref={ref} label="Adults" />],
  [
    'input[inputmode="tel"]',
    (ref) => <PhoneField ref={ref} codeName="a" numberName="b" countries={[]} />,
  ],
  ['input[type="file"]', (ref) => <FileDrop ref={ref} label="Passport" />],
  ['input[type="file"]', (ref) => <DocumentUploader ref={ref} />],
  ['input[role="combobox"]', (ref) => <Combobox ref={ref} label="Fruit" {...find} />],
  ['input[role="combobox"]', (ref) => <MultiSelect ref={ref} label="To" options={options} />],
  [
    'input[role="combobox"]',
    (ref) => <AirportAutocomplete ref={ref} label="From" {...none} search={find.search} />,
  ],
  ['input[type="text"]', (ref) => <DatePicker ref={ref} label="Day" today={today} {...none} />],
  [
    'input[aria-labelledby]',
    (ref) => <DateRangePicker ref={ref} startLabel="From" endLabel="To" today={today} {...range} />,
  ],
  ['select', (ref) => <SelectField ref={ref} label="Cabin" options={options} />],
  ['select', (ref) => <CountrySelect ref={ref} label="Country" countries={[]} />],
  ['fieldset', (ref) => <DateParts ref={ref} legend="Birth" names={names} years={[2000]} />],
  ['fieldset', (ref) => <CheckboxGroup ref={ref} label="To" options={options} />],
  ['fieldset', (ref) => <RadioCards ref={ref} label="To" options={options} />],
  ['fieldset', (ref) => <SegmentedControl ref={ref} legend="To" options={options} />],
  ['fieldset', (ref) => <TripTypeToggle ref={ref} value="oneWay" onValueChange={ignore} />],
  ['fieldset', (ref) => <PriceRangeSlider ref={ref} label="Price" format={String} />],
  ['fieldset', (ref) => <PaymentOptions ref={ref} />],
  ['div', (ref) => <RoomsAndTravelers ref={ref} />],
  ['div', (ref) => <Tabs ref={ref} label="Fare" tabs={[{ id: 'a', label: 'A', content: 'A' }]} />],
  [
    'button',
    (ref) => <PassengerField ref={ref} value={defaultPassengers} onValueChange={ignore} />,
  ],
]

test('a ref is the element that one would focus or measure', () => {
  const wrong = cases.flatMap(([selector, widget]) => {
    const taken: (HTMLElement | null)[] = []
    const element = widget((each) => taken.push(each))
    const { unmount } = render(element)
    const [first] = taken
    unmount()
    const isRight = first?.matches(selector) && taken.at(-1) === null
    return isRight ? [] : [`${selector}: ${first?.outerHTML.slice(0, 80)}`]
  })
  expect(wrong).toEqual([])
})
