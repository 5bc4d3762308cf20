import { words as airportAutocomplete } from '../airport-autocomplete/words.bn.ts'
import { words as alert } from '../alert/words.bn.ts'
import { words as avatarMenu } from '../avatar-menu/words.bn.ts'
import { words as baggageTable } from '../baggage-table/words.bn.ts'
import { words as bestDealsBanner } from '../best-deals-banner/words.bn.ts'
import { comboboxMessages } from '../combobox/combobox-messages.bn.ts'
import { words as confirmDialog } from '../confirm-dialog/words.bn.ts'
import { words as countdown } from '../countdown/words.bn.ts'
import { words as dataTable } from '../data-table/words.bn.ts'
import { words as dateParts } from '../date-parts/words.bn.ts'
import { calendarWords } from '../date-picker/calendar-words.bn.ts'
import { dateMessages } from '../date-picker/date-messages.bn.ts'
import { words as dates } from '../date-picker/words.bn.ts'
import { words as deliveryMethod } from '../delivery-method/words.bn.ts'
import { words as dialog } from '../dialog/words.bn.ts'
import { words as documentUploader } from '../document-uploader/words.bn.ts'
import { words as fareTable } from '../fare-table/words.bn.ts'
import { words as field } from '../field/words.bn.ts'
import { fileDropMessages } from '../file-drop/file-drop-messages.bn.ts'
import { words as filterPanel } from '../filter-panel/words.bn.ts'
import { words as flightCard } from '../flight-card/words.bn.ts'
import { words as flightSummary } from '../flight-summary/words.bn.ts'
import { words as footer } from '../footer/words.bn.ts'
import { words as header } from '../header/words.bn.ts'
import { flightSearchMessages } from '../hero-search/flight-search-messages.bn.ts'
import { words as hydration } from '../hydration/words.bn.ts'
import { words as itineraryTimeline } from '../itinerary-timeline/words.bn.ts'
import { multiCityMessages } from '../multi-city-editor/multi-city-messages.bn.ts'
import { multiSelectMessages } from '../multi-select/multi-select-messages.bn.ts'
import { words as numberStepper } from '../number-stepper/words.bn.ts'
import { words as orderCard } from '../order-card/words.bn.ts'
import { words as orderTicket } from '../order-ticket/words.bn.ts'
import { words as packageCard } from '../package-card/words.bn.ts'
import { words as packageCarousel } from '../package-carousel/words.bn.ts'
import { words as packageSideCard } from '../package-side-card/words.bn.ts'
import { passengerMessages } from '../passenger-modal/passenger-messages.bn.ts'
import { words as paymentOptions } from '../payment-options/words.bn.ts'
import { words as phoneField } from '../phone-field/words.bn.ts'
import { words as placesToStay } from '../places-to-stay/words.bn.ts'
import { words as priceIncludes } from '../price-includes/words.bn.ts'
import { words as priceRangeSlider } from '../price-range-slider/words.bn.ts'
import { words as priceSummary } from '../price-summary/words.bn.ts'
import { words as requirementList } from '../requirement-list/words.bn.ts'
import { words as roomsAndTravelers } from '../rooms-and-travelers/words.bn.ts'
import { words as selectedPlanCard } from '../selected-plan-card/words.bn.ts'
import { words as sessionExpiredModal } from '../session-expired-modal/words.bn.ts'
import { words as skeleton } from '../skeleton/words.bn.ts'
import { words as skipLink } from '../skip-link/words.bn.ts'
import { words as swapButton } from '../swap-button/words.bn.ts'
import { words as tariffTable } from '../tariff-table/words.bn.ts'
import { words as toast } from '../toast/words.bn.ts'
import { words as travelerForm } from '../traveler-form/words.bn.ts'
import { words as tripTypeToggle } from '../trip-type-toggle/words.bn.ts'
import { words as visaOptionCard } from '../visa-option-card/words.bn.ts'
import { digits } from '../language/language.bn.ts'
import type { Messages } from '../messages/index.ts'

/** The words that the site is built with in Bangla (docs/decisions/150), for a MessagesProvider. */
export const bangla: Messages = {
  digits,
  airportAutocomplete,
  alert,
  avatarMenu,
  baggageTable,
  bestDealsBanner,
  calendar: calendarWords,
  combobox: comboboxMessages,
  confirmDialog,
  countdown,
  dataTable,
  dateParts,
  datePicker: dateMessages,
  dates,
  deliveryMethod,
  dialog,
  documentUploader,
  fareTable,
  field,
  fileDrop: fileDropMessages,
  filterPanel,
  flightCard,
  flightSearch: flightSearchMessages,
  flightSummary,
  footer,
  header,
  hydration,
  itineraryTimeline,
  multiCity: multiCityMessages,
  multiSelect: multiSelectMessages,
  numberStepper,
  orderCard,
  orderTicket,
  packageCard,
  packageCarousel,
  packageSideCard,
  passengers: passengerMessages,
  paymentOptions,
  phoneField,
  placesToStay,
  priceIncludes,
  priceRangeSlider,
  priceSummary,
  requirementList,
  roomsAndTravelers,
  selectedPlanCard,
  sessionExpiredModal,
  skeleton,
  skipLink,
  swapButton,
  tariffTable,
  toast,
  travelerForm,
  tripTypeToggle,
  visaOptionCard,
}
