import type { ComboboxMessages } from '../combobox/combobox-messages.ts'
import type { DateMessages } from '../date-picker/date-messages.ts'
import type { FileDropMessages } from '../file-drop/file-drop-messages.ts'
import type { FlightSearchMessages } from '../hero-search/flight-search-messages.ts'
import type { MultiCityMessages } from '../multi-city-editor/multi-city-messages.ts'
import type { MultiSelectMessages } from '../multi-select/multi-select-messages.ts'
import type { PassengerMessages } from '../passenger-modal/passenger-messages.ts'
import type { Translated } from '../language/index.ts'
import type * as checkout from './checkout.ts'
import type * as dates from './dates.ts'
import type * as fields from './fields.ts'
import type * as flights from './flights.ts'
import type * as frame from './frame.ts'
import type * as holidays from './holidays.ts'
import type * as orders from './orders.ts'
import type * as search from './search.ts'

type Words = typeof checkout &
  typeof dates &
  typeof fields &
  typeof flights &
  typeof frame &
  typeof holidays &
  typeof orders &
  typeof search

/** The words of all widgets, by widget; `dates` and `calendar` are of every date, `field` of every field. */
export interface Messages extends Translated<Words> {
  /** Numbers, as readers of the language write them. */
  digits: (value: number | string) => string
  combobox: ComboboxMessages
  datePicker: DateMessages
  fileDrop: FileDropMessages
  flightSearch: FlightSearchMessages
  multiCity: MultiCityMessages
  multiSelect: MultiSelectMessages
  passengers: PassengerMessages
}
