import type { ReactNode } from 'react'
import type { AirportAutocomplete } from '../src/airport-autocomplete/index.ts'
import type { Button, ButtonLink, IconButton } from '../src/button/index.ts'
import type { Checkbox, CheckboxGroup } from '../src/checkbox/index.ts'
import type { Combobox } from '../src/combobox/index.ts'
import type { ConfirmDialog } from '../src/confirm-dialog/index.ts'
import type { CountrySelect } from '../src/country-select/index.ts'
import type { DateParts } from '../src/date-parts/index.ts'
import type { DatePicker, DateRangePicker } from '../src/date-picker/index.ts'
import type { Dialog, Sheet } from '../src/dialog/index.ts'
import type { DropdownMenu } from '../src/dropdown-menu/index.ts'
import type {
  EmailField,
  FieldFrame,
  GroupFrame,
  PasswordField,
  SelectField,
  TextAreaField,
  TextField,
} from '../src/field/index.ts'
import type { FileDrop } from '../src/file-drop/index.ts'
import type { Link, UILink } from '../src/link/index.ts'
import type { MultiSelect } from '../src/multi-select/index.ts'
import type { PriceRangeSlider } from '../src/price-range-slider/index.ts'
import type { RadioCards } from '../src/radio-cards/index.ts'
import type { SegmentedControl } from '../src/segmented-control/index.ts'
import type { NumberStepper } from '../src/number-stepper/index.ts'
import type { LinkTabs, Tabs } from '../src/tabs/index.ts'

type PropsOf<Component> = Component extends (props: infer Props) => ReactNode ? Props : never

// What may be left out, or be undefined where it is no content of any kind, is no argument of `names`.
type MustSay<Props> = {
  [Key in keyof Props]-?: object extends Pick<Props, Key>
    ? never
    : undefined extends Props[Key]
      ? ReactNode extends Props[Key]
        ? Key
        : never
      : Key
}[keyof Props]

const names =
  <Component>() =>
  <Key extends MustSay<PropsOf<Component>>>(...keys: Key[]): readonly Key[] =>
    keys

/** The props that name a control or an overlay: without them it does not compile. */
export const labelled = {
  AirportAutocomplete: names<typeof AirportAutocomplete>()('label'),
  Button: names<typeof Button>()('children'),
  ButtonLink: names<typeof ButtonLink>()('children'),
  Checkbox: names<typeof Checkbox>()('label'),
  CheckboxGroup: names<typeof CheckboxGroup>()('label'),
  Combobox: names<typeof Combobox>()('label'),
  ConfirmDialog: names<typeof ConfirmDialog>()('title', 'confirmLabel'),
  CountrySelect: names<typeof CountrySelect>()('label'),
  DateParts: names<typeof DateParts>()('legend'),
  DatePicker: names<typeof DatePicker>()('label'),
  DateRangePicker: names<typeof DateRangePicker>()('startLabel', 'endLabel'),
  Dialog: names<typeof Dialog>()('title'),
  DropdownMenu: names<typeof DropdownMenu>()('label'),
  EmailField: names<typeof EmailField>()('label'),
  FieldFrame: names<typeof FieldFrame>()('label'),
  FileDrop: names<typeof FileDrop>()('label'),
  GroupFrame: names<typeof GroupFrame>()('label'),
  IconButton: names<typeof IconButton>()('label'),
  Link: names<typeof Link>()('children'),
  LinkTabs: names<typeof LinkTabs>()('label'),
  MultiSelect: names<typeof MultiSelect>()('label'),
  NumberStepper: names<typeof NumberStepper>()('label'),
  PasswordField: names<typeof PasswordField>()('label'),
  PriceRangeSlider: names<typeof PriceRangeSlider>()('label'),
  RadioCards: names<typeof RadioCards>()('label'),
  SegmentedControl: names<typeof SegmentedControl>()('legend'),
  SelectField: names<typeof SelectField>()('label'),
  Sheet: names<typeof Sheet>()('title'),
  Tabs: names<typeof Tabs>()('label'),
  TextAreaField: names<typeof TextAreaField>()('label'),
  TextField: names<typeof TextField>()('label'),
  UILink: names<typeof UILink>()('children'),
}

/** Named by words of their own, which the product may replace by the prop that is given here. */
export const namedByThemselves = {
  AvatarMenu: 'label',
  DeliveryMethod: 'messages',
  DocumentUploader: 'label',
  FilterForm: 'label',
  FilterPanel: 'heading',
  FlightSearchForm: 'messages',
  MultiCityEditor: 'messages',
  PassengerField: 'messages',
  PassengerModal: 'messages',
  PaymentOptions: 'legend',
  PhoneField: 'numberLabel',
  RequirementList: 'label',
  RoomsAndTravelers: 'messages',
  SessionExpiredModal: 'title',
  SwapButton: 'label',
  TravelerForm: 'legend',
  TripTypeToggle: 'legend',
} as const

/** They look like controls by their props, and are none. */
export const notControls = {
  Avatar: 'name is whose picture it is',
  FileTile: 'name is the file, and the name of its buttons',
  Icon: 'name is which icon; an icon without a label is decoration',
  PackageCard: 'name is the package: the words of its link',
  Wordmark: 'a picture of a word',
} as const
