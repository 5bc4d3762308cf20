/** An instant in epoch milliseconds, a whole day `2026-12-01`, or a clock's time without a zone `2026-12-01T07:30:00`. */
export type EventTime = number | string

export interface CalendarEvent {
  /** Stays the same for the same thing, so that a calendar changes its entry and adds no second one. */
  uid: string
  /** Rises when the thing changes (RFC 5545, 3.8.7.4). */
  sequence: number
  start: EventTime
  /** The first moment, or the first day, after it. */
  end: EventTime
  summary: string
  location?: string
  description?: string
}

/** Octets of a line, without its end (RFC 5545, 3.1). */
const LINE_OCTETS = 75
const octets = new TextEncoder()

/**
 * A calendar file with these events, in the format of RFC 5545.
 * @param writtenAt epoch milliseconds
 */
export function writeCalendar(events: readonly CalendarEvent[], writtenAt: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Jatra//Bookings//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => eventLines(event, writtenAt)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

function eventLines(event: CalendarEvent, writtenAt: number): string[] {
  const { uid, sequence, start, end, summary, location, description } = event
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${instantText(writtenAt)}`,
    `DTSTART${timeText(start)}`,
    `DTEND${timeText(end)}`,
    `SUMMARY:${escapeText(summary)}`,
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    'STATUS:CONFIRMED',
    // A whole day does not make its owner busy all day.
    `TRANSP:${isDay(start) ? 'TRANSPARENT' : 'OPAQUE'}`,
    'END:VEVENT',
  ]
}

const isDay = (time: EventTime): time is string => typeof time === 'string' && !time.includes('T')

function timeText(time: EventTime): string {
  if (typeof time === 'number') return `:${instantText(time)}`
  const digits = time.replace(/[-:]/g, '')
  return isDay(time) ? `;VALUE=DATE:${digits}` : `:${digits}`
}

/** `20261201T013000Z`. */
function instantText(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

/** Text as a value: its line breaks, commas, semicolons and backslashes escaped, other control characters left out. */
export function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ')
}

/** A line of at most 75 octets; what is longer goes on in lines that begin with a space. No character is cut in two. */
export function foldLine(line: string): string {
  let folded = ''
  let used = 0
  for (const character of line) {
    const size = octets.encode(character).length
    if (used + size > LINE_OCTETS) {
      folded += '\r\n '
      used = 1
    }
    folded += character
    used += size
  }
  return folded
}
