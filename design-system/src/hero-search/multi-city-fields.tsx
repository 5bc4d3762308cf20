import { Suspense } from 'react'
import { useHydrated } from '../hydration/index.ts'
import { late } from '../hydration/late.tsx'
import { Skeleton } from '../skeleton/index.ts'
import { scripted as scriptedClass } from '../tokens/index.ts'
import { earliestDate, legParameters } from './flight-search-state.ts'
import type { JourneyFieldsProps } from './journey-fields.tsx'

/** Apart, because most searches never show it. */
const MultiCityEditor = late(() =>
  import('../multi-city-editor/index.ts').then((module) => module.MultiCityEditor),
)

/** Where and when of each flight of a multi-city search. Its first flight is also sent as that of any other search. */
export function MultiCityFields({
  id,
  state,
  dispatch,
  search,
  suggestions,
  popular,
  dates,
  messages,
  problems,
}: Omit<JourneyFieldsProps, 'onSwapped' | 'onSaveMore'>) {
  const [first] = state.legs
  // The server cannot wait for the editor, so it comes with the page's script.
  const hydrated = useHydrated()
  return (
    <>
      {hydrated ? (
        <Suspense fallback={<Skeleton height="card" />}>
          <MultiCityEditor
            legs={state.legs}
            onAirportChange={(leg, side, airport) => dispatch({ type: side, leg, airport })}
            onDateChange={(leg, date) => dispatch({ type: 'date', leg, date })}
            onAdd={() => dispatch({ type: 'addLeg' })}
            onRemove={(leg) => dispatch({ type: 'removeLeg', leg })}
            search={search}
            suggestions={suggestions}
            popular={popular}
            earliest={(leg) => earliestDate(state, leg, dates.today)}
            dates={dates}
            problems={problems}
            idBase={id}
            messages={messages.multiCity}
          />
        </Suspense>
      ) : (
        <div className={scriptedClass}>
          <Skeleton height="card" />
        </div>
      )}
      <input type="hidden" name="originLocationCode" value={first.from?.code ?? ''} />
      <input type="hidden" name="destinationLocationCode" value={first.to?.code ?? ''} />
      <input type="hidden" name="departureDate" value={first.date ?? ''} />
      {legParameters(state).map((leg, at) => (
        <input key={at} type="hidden" name="leg" value={leg} />
      ))}
    </>
  )
}
