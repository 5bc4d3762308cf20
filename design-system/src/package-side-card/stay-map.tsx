import { useDigits, useMessages } from '../messages/index.ts'
import { layOutMap, MAP_HEIGHT, MAP_WIDTH } from './map-layout.ts'
import * as css from './stay-map.css.ts'
import type { Place } from './hotel-stay.ts'
import { packageSideCard as defaultWords } from '../messages/holidays.ts'

export type StayMapProps = {
  places: readonly Place[]
  /** Where the journey starts; shown when there is only one place, which alone is no map. */
  from?: Place
  label: (places: string) => string
}

/** The places of the stay, to scale and joined by a stitch in the order of the journey. The numbers are those of the list. */
export function StayMap({ places, from, label }: StayMapProps) {
  const digits = useDigits()
  const words = useMessages('packageSideCard', defaultWords)
  const start = places.length === 1 ? from : undefined
  const { points, scale } = layOutMap(start ? [start, ...places] : places)
  const stops = start ? points.slice(1) : points
  const [home] = points
  const names = places.map(({ name }, index) => `${digits(index + 1)} ${name}`).join(', ')
  const right = MAP_WIDTH - 12
  return (
    <svg
      viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
      className={css.map}
      role="img"
      aria-label={label(start ? `${start.name}, ${names}` : names)}
    >
      {[1, 2, 3, 4].map((line) => (
        <path key={line} className={css.grid} d={`M${line * 64} 0V${MAP_HEIGHT}`} />
      ))}
      {[1, 2].map((line) => (
        <path key={line} className={css.grid} d={`M0 ${line * 66.7}H${MAP_WIDTH}`} />
      ))}
      <path className={css.route} d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
      {start && home ? (
        <>
          <circle className={css.home} cx={home.x} cy={home.y} r={6} />
          <text className={css.word} x={home.x} y={home.y - 12} textAnchor="middle">
            {start.name}
          </text>
        </>
      ) : null}
      {stops.map(({ x, y }, index) => (
        <g key={places[index]?.name}>
          <circle className={css.pin} cx={x} cy={y} r={11} />
          <text className={css.number} x={x} y={y + 5} textAnchor="middle">
            {digits(index + 1)}
          </text>
        </g>
      ))}
      <path className={css.north} d="M20 30V12m-5 6 5-6 5 6" />
      <text className={css.word} x={20} y={44} textAnchor="middle">
        {words.north}
      </text>
      <path
        className={css.north}
        d={`M${right - scale.width} ${MAP_HEIGHT - 14}v4h${scale.width}v-4`}
      />
      <text className={css.word} x={right} y={MAP_HEIGHT - 20} textAnchor="end">
        {words.km(scale.km)}
      </text>
    </svg>
  )
}
