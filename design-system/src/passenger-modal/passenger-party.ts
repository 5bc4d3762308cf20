import { useMessages } from '../messages/index.ts'
import { leastTravelers, passengerLimits, type PassengerChoice } from './passenger-choice.ts'
import {
  type Cabin,
  type TravelerKind,
  passengerMessages,
  type PassengerMessages,
} from './passenger-messages.ts'

/** Travellers who are counted together, such as those of an age. */
export interface PassengerKind<Kind extends string = string> {
  /** The key of their number in the value, and the form name that it is sent under. */
  kind: Kind
  /** What they are called, such as 'Adults'. */
  name: string
  /** Who they are, such as '12+ years'. */
  band: string
  /** The fewest of them. The default is 0. */
  min?: number
}

/** How many travel of each kind, by its key, and in which cabin. */
export interface Party {
  cabin: string
}

type KindOf<Value extends Party> = Exclude<keyof Value, 'cabin'> & string

export interface PartyOptions<Value extends Party> {
  /** How many travel of each kind, and in which cabin. The page keeps it. */
  value: Value
  /** Called with the whole choice each time a number or the cabin changes. */
  onValueChange: (value: Value) => void
  /** Who is counted, in the order they are shown. By default adults, children and infants. */
  kinds?: readonly PassengerKind<KindOf<Value>>[]
  /** What one can travel in. By default Economy, Business and First Class. */
  cabins?: readonly { value: Value['cabin']; label: string }[]
  /** What is wrong with a choice, in words; none of it stops the choice. By default what airlines would refuse. */
  limits?: (value: Value) => readonly string[]
  /** The most adults and children together. Infants sit on a lap and do not count. Not with `limits`. */
  maxSeated?: number
  /** Replaces words of the field and its dialog. Those left out keep the default English. */
  messages?: Partial<PassengerMessages>
}

const KINDS: readonly TravelerKind[] = ['adults', 'children', 'infants']
const CABINS: readonly Cabin[] = ['ECONOMY', 'BUSINESS', 'FIRST']

/** Who is counted and what is said of them: what the page gives, else the kinds of airlines in the words of the language. */
export function useParty<Value extends Party>(options: PartyOptions<Value>) {
  const { value, onValueChange, maxSeated = 9 } = options
  const words = useMessages('passengers', passengerMessages)
  const messages = { ...words, ...options.messages }
  const usual = {
    kinds: KINDS.map((kind) => ({ kind, min: leastTravelers[kind], ...messages.kinds[kind] })),
    cabins: CABINS.map((cabin) => ({ value: cabin, label: messages.cabins[cabin] })),
    limits: (choice: PassengerChoice) => passengerLimits(choice, maxSeated, messages),
  }
  // oxlint-disable-next-line typescript/consistent-type-assertions -- left out, the value is the usual one
  const { kinds, cabins, limits } = { ...usual, ...given(options) } as unknown as Required<
    Pick<PartyOptions<Value>, 'kinds' | 'cabins' | 'limits'>
  >
  return {
    messages,
    kinds,
    cabins,
    limits: limits(value),
    total: kinds.reduce((sum, { kind }) => sum + Number(value[kind]), 0),
    cabin: cabins.find((each) => each.value === value.cabin)?.label,
    countOf: (kind: KindOf<Value>) => Number(value[kind]),
    setCount: (kind: KindOf<Value>, count: number) => onValueChange({ ...value, [kind]: count }),
    setCabin: (cabin: Value['cabin']) => onValueChange({ ...value, cabin }),
  }
}

const given = <Value extends Party>({ kinds, cabins, limits }: PartyOptions<Value>) => ({
  ...(kinds && { kinds }),
  ...(cabins && { cabins }),
  ...(limits && { limits }),
})
