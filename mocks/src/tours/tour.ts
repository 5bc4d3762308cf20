import type { Order } from '@jatra/contract/whole-order/order'
import type { PersonaName } from '../personas.ts'
import type { PreparedVisitor } from '../prepared/arrivals.ts'
import type { ScenarioName } from '../scenarios/index.ts'
import type { SearchRecord } from '../state/visitor-state.ts'

/** Who takes a tour: signed in, with what they did so far. */
export interface TourVisitor extends PreparedVisitor {
  /** The orders that they placed here, newest first. */
  orders: () => readonly Order[]
  /** The newest flight search whose session lasts. */
  search: () => SearchRecord | undefined
}

/** An element of the page by its role and a part of its accessible name. */
export interface Pointer {
  role:
    | 'status'
    | 'article'
    | 'button'
    | 'combobox'
    | 'group'
    | 'heading'
    | 'link'
    | 'radio'
    | 'region'
    | 'textbox'
  name: string
}

/** One step of a tour: what is shown, and what to say about it. */
export interface TourStep {
  /** Its part of the address, `choose-bkash`. */
  name: string
  title: string
  /** What to say or to do, in plain words. */
  note: string
  /** The paths of the pages on which it is shown. */
  page: RegExp
  /** What the newest order must be, where the page alone does not tell. */
  order?: (order: Order) => boolean
  /** Does what comes before, and says which page shows it; for a visitor who did not do it by hand. */
  arrive: (visitor: TourVisitor) => string | Promise<string>
  /** The element to look at. */
  point?: Pointer
  /** It is seen after the form is sent: the page alone does not tell, what it points at does. */
  sent?: boolean
}

/** A flow in named steps. */
export interface Tour<Name extends string = string> {
  /** Its part of the address, `book-a-flight`. */
  name: Name
  title: string
  description: string
  /** The persona who takes it, unless a user is signed in already. */
  persona: PersonaName
  scenario?: ScenarioName
  steps: readonly [TourStep, ...TourStep[]]
}

/** What is said of a step, and the accessible name of what it points at. */
export interface StepWords {
  title: string
  note: string
  point?: string
}

/** The words of a tour in another language. A step too many or too few does not compile. */
export interface TourWords<One extends Tour> {
  title: string
  description: string
  steps: {
    readonly [Step in One['steps'][number] as Step['name']]: Step extends { point: Pointer }
      ? Required<StepWords>
      : Omit<StepWords, 'point'>
  }
}
