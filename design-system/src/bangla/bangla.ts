import { comboboxMessages as combobox } from '../combobox/combobox-messages.bn.ts'
import { dateMessages as datePicker } from '../date-picker/date-messages.bn.ts'
import { fileDropMessages as fileDrop } from '../file-drop/file-drop-messages.bn.ts'
import { flightSearchMessages as flightSearch } from '../hero-search/flight-search-messages.bn.ts'
import { multiCityMessages as multiCity } from '../multi-city-editor/multi-city-messages.bn.ts'
import { multiSelectMessages as multiSelect } from '../multi-select/multi-select-messages.bn.ts'
import { passengerMessages as passengers } from '../passenger-modal/passenger-messages.bn.ts'
import { digits } from '../language/language.bn.ts'
import * as checkout from '../messages/checkout.bn.ts'
import * as dates from '../messages/dates.bn.ts'
import * as fields from '../messages/fields.bn.ts'
import * as flights from '../messages/flights.bn.ts'
import * as frame from '../messages/frame.bn.ts'
import * as holidays from '../messages/holidays.bn.ts'
import * as orders from '../messages/orders.bn.ts'
import * as search from '../messages/search.bn.ts'
import type { Messages } from '../messages/index.ts'

/** The words that the site is built with in Bangla, for a MessagesProvider. */
export const bangla: Messages = {
  digits,
  combobox,
  datePicker,
  fileDrop,
  flightSearch,
  multiCity,
  multiSelect,
  passengers,
  ...checkout,
  ...dates,
  ...fields,
  ...flights,
  ...frame,
  ...holidays,
  ...orders,
  ...search,
}
