import type { words as airportAutocomplete } from '../airport-autocomplete/words.ts'
import type { words as alert } from '../alert/words.ts'
import type { words as avatarMenu } from '../avatar-menu/words.ts'
import type { words as baggageTable } from '../baggage-table/words.ts'
import type { words as bestDealsBanner } from '../best-deals-banner/words.ts'
import type { ComboboxMessages } from '../combobox/combobox-messages.ts'
import type { words as confirmDialog } from '../confirm-dialog/words.ts'
import type { words as countdown } from '../countdown/words.ts'
import type { words as dataTable } from '../data-table/words.ts'
import type { words as dateParts } from '../date-parts/words.ts'
import type { calendarWords } from '../date-picker/calendar-words.ts'
import type { DateMessages } from '../date-picker/date-messages.ts'
import type { words as dates } from '../date-picker/words.ts'
import type { words as deliveryMethod } from '../delivery-method/words.ts'
import type { words as dialog } from '../dialog/words.ts'
import type { words as documentUploader } from '../document-uploader/words.ts'
import type { words as fareTable } from '../fare-table/words.ts'
import type { words as field } from '../field/words.ts'
import type { FileDropMessages } from '../file-drop/file-drop-messages.ts'
import type { words as filterPanel } from '../filter-panel/words.ts'
import type { words as flightCard } from '../flight-card/words.ts'
import type { words as flightSummary } from '../flight-summary/words.ts'
import type { words as footer } from '../footer/words.ts'
import type { words as header } from '../header/words.ts'
import type { FlightSearchMessages } from '../hero-search/flight-search-messages.ts'
import type { words as hydration } from '../hydration/words.ts'
import type { words as itineraryTimeline } from '../itinerary-timeline/words.ts'
import type { MultiCityMessages } from '../multi-city-editor/multi-city-messages.ts'
import type { MultiSelectMessages } from '../multi-select/multi-select-messages.ts'
import type { words as numberStepper } from '../number-stepper/words.ts'
import type { words as orderCard } from '../order-card/words.ts'
import type { words as orderTicket } from '../order-ticket/words.ts'
import type { words as packageCard } from '../package-card/words.ts'
import type { words as packageCarousel } from '../package-carousel/words.ts'
import type { words as packageSideCard } from '../package-side-card/words.ts'
import type { PassengerMessages } from '../passenger-modal/passenger-messages.ts'
import type { words as paymentOptions } from '../payment-options/words.ts'
import type { words as phoneField } from '../phone-field/words.ts'
import type { words as placesToStay } from '../places-to-stay/words.ts'
import type { words as priceIncludes } from '../price-includes/words.ts'
import type { words as priceRangeSlider } from '../price-range-slider/words.ts'
import type { words as priceSummary } from '../price-summary/words.ts'
import type { words as requirementList } from '../requirement-list/words.ts'
import type { words as roomsAndTravelers } from '../rooms-and-travelers/words.ts'
import type { words as selectedPlanCard } from '../selected-plan-card/words.ts'
import type { words as sessionExpiredModal } from '../session-expired-modal/words.ts'
import type { words as skeleton } from '../skeleton/words.ts'
import type { words as skipLink } from '../skip-link/words.ts'
import type { words as swapButton } from '../swap-button/words.ts'
import type { words as tariffTable } from '../tariff-table/words.ts'
import type { words as toast } from '../toast/words.ts'
import type { words as travelerForm } from '../traveler-form/words.ts'
import type { words as tripTypeToggle } from '../trip-type-toggle/words.ts'
import type { words as visaOptionCard } from '../visa-option-card/words.ts'
import type { Translated } from '../language/index.ts'

/** The words of all widgets, by widget; `dates` and `calendar` are of every date, `field` of every field. */
export interface Messages {
  /** Numbers, as readers of the language write them. */
  digits: (value: number | string) => string
  airportAutocomplete: Translated<typeof airportAutocomplete>
  alert: Translated<typeof alert>
  avatarMenu: Translated<typeof avatarMenu>
  baggageTable: Translated<typeof baggageTable>
  bestDealsBanner: Translated<typeof bestDealsBanner>
  calendar: Translated<typeof calendarWords>
  combobox: ComboboxMessages
  confirmDialog: Translated<typeof confirmDialog>
  countdown: Translated<typeof countdown>
  dataTable: Translated<typeof dataTable>
  dateParts: Translated<typeof dateParts>
  datePicker: DateMessages
  dates: Translated<typeof dates>
  deliveryMethod: Translated<typeof deliveryMethod>
  dialog: Translated<typeof dialog>
  documentUploader: Translated<typeof documentUploader>
  fareTable: Translated<typeof fareTable>
  field: Translated<typeof field>
  fileDrop: FileDropMessages
  filterPanel: Translated<typeof filterPanel>
  flightCard: Translated<typeof flightCard>
  flightSearch: FlightSearchMessages
  flightSummary: Translated<typeof flightSummary>
  footer: Translated<typeof footer>
  header: Translated<typeof header>
  hydration: Translated<typeof hydration>
  itineraryTimeline: Translated<typeof itineraryTimeline>
  multiCity: MultiCityMessages
  multiSelect: MultiSelectMessages
  numberStepper: Translated<typeof numberStepper>
  orderCard: Translated<typeof orderCard>
  orderTicket: Translated<typeof orderTicket>
  packageCard: Translated<typeof packageCard>
  packageCarousel: Translated<typeof packageCarousel>
  packageSideCard: Translated<typeof packageSideCard>
  passengers: PassengerMessages
  paymentOptions: Translated<typeof paymentOptions>
  phoneField: Translated<typeof phoneField>
  placesToStay: Translated<typeof placesToStay>
  priceIncludes: Translated<typeof priceIncludes>
  priceRangeSlider: Translated<typeof priceRangeSlider>
  priceSummary: Translated<typeof priceSummary>
  requirementList: Translated<typeof requirementList>
  roomsAndTravelers: Translated<typeof roomsAndTravelers>
  selectedPlanCard: Translated<typeof selectedPlanCard>
  sessionExpiredModal: Translated<typeof sessionExpiredModal>
  skeleton: Translated<typeof skeleton>
  skipLink: Translated<typeof skipLink>
  swapButton: Translated<typeof swapButton>
  tariffTable: Translated<typeof tariffTable>
  toast: Translated<typeof toast>
  travelerForm: Translated<typeof travelerForm>
  tripTypeToggle: Translated<typeof tripTypeToggle>
  visaOptionCard: Translated<typeof visaOptionCard>
}
