import { domesticRoutes } from './routes-domestic.ts'
import { farRoutes } from './routes-far.ts'
import { regionalRoutes } from './routes-regional.ts'

/** One flight of the timetable: every week the same days at the same local time. */
export interface TimetableFlight {
  from: string
  to: string
  carrier: string
  number: string
  /** Minutes after local midnight. */
  departs: number
  /** Minutes from gate to gate, stops on the way included. */
  minutes: number
  aircraft: string
  /** Monday is 1, Sunday 7. */
  days: string
  /** Landings on the way, same plane. */
  stops: number
}

function flightOf(from: string, to: string, usual: number, text: string): TimetableFlight {
  const [carrier = '', number = '', time = '', aircraft = '', ...marks] = text.trim().split(' ')
  const mark = (letter: string) => marks.find((one) => one.startsWith(letter))?.slice(1)
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return {
    from,
    to,
    carrier,
    number,
    departs: hour * 60 + minute,
    minutes: Number(mark('b') ?? usual),
    aircraft,
    days: mark('d') ?? '1234567',
    stops: mark('v') ? 1 : 0,
  }
}

function readRoutes(text: string): Map<string, TimetableFlight[]> {
  const routes = new Map<string, TimetableFlight[]>()
  let [from = '', to = '', there = 0, back = 0]: [string?, string?, number?, number?] = []
  for (const line of text.split('\n')) {
    if (!line) continue
    const direction = line[0]
    if (direction !== '>' && direction !== '<') {
      const words = line.split(' ')
      ;[from = '', to = ''] = words
      ;[there = 0, back = 0] = words.slice(2).map(Number)
      continue
    }
    const [start, end, minutes] = direction === '>' ? [from, to, there] : [to, from, back]
    const flights = line.slice(1).split(';')
    routes.set(
      `${start}${end}`,
      flights.map((flight) => flightOf(start, end, minutes, flight)),
    )
  }
  return routes
}

/** The routes within and from Bangladesh by their two codes, `DACCXB`. */
export const writtenRoutes: ReadonlyMap<string, readonly TimetableFlight[]> = readRoutes(
  domesticRoutes + regionalRoutes + farRoutes,
)
