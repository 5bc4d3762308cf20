/** An instant in epoch milliseconds, a whole day `2026-12-01`, or a clock's time without a zone `2026-12-01T07:30:00`. */
export type EventTime = number | string

export interface CalendarEvent {
  /** Stays the same for the same thing, so that a calendar changes its entry and adds no second one. */
  uid: string
  /** Rises when the thing changes (RFC 5545, 3.8.7.4). */
  sequence: number
  /** It does not take place any more, so a calendar that has it takes it out. */
  cancelled?: boolean
  start: EventTime
  /** The first moment, or the first day, after it. */
  end: EventTime
  summary: string
  location?: string
  description?: string
  /** Where more is to be read. */
  url: string
  /** How long before the start its reader is reminded: `P1D`, `PT15H`. */
  remindBefore: string
}

export interface Calendar {
  events: readonly CalendarEvent[]
  /** Who publishes the events: programs ask for it to change or take out what they have. */
  organizer: { name: string; email: string }
  /** Epoch milliseconds. Of two files with the same sequence a calendar keeps the one that was written later. */
  writtenAt: number
}

/** Octets of a line, without its end (RFC 5545, 3.1). */
const LINE_OCTETS = 75
const octets = new TextEncoder()

/**
 * A calendar file in the format of RFC 5545. It publishes its events, or cancels them where none takes place any more
 * (RFC 5546, 3.2.1 and 3.2.5).
 */
export function writeCalendar(calendar: Calendar): string {
  const { events } = calendar
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Jatra//Bookings//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${events.every(({ cancelled }) => cancelled) ? 'CANCEL' : 'PUBLISH'}`,
    ...events.flatMap((event) => eventLines(event, calendar)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

function eventLines(event: CalendarEvent, { organizer, writtenAt }: Calendar): string[] {
  const { uid, sequence, cancelled, start, end, summary, location, description, url } = event
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
    `URL:${url}`,
    `ORGANIZER;CN=${quoted(organizer.name)}:mailto:${organizer.email}`,
    `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    // A whole day does not make its owner busy all day, nor does what is cancelled.
    `TRANSP:${cancelled || isDay(start) ? 'TRANSPARENT' : 'OPAQUE'}`,
    ...(cancelled ? [] : alarmLines(event)),
    'END:VEVENT',
  ]
}

const alarmLines = ({ summary, remindBefore }: CalendarEvent): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escapeText(summary)}`,
  `TRIGGER:-${remindBefore}`,
  'END:VALARM',
]

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

/** Text as a parameter, which has no escape for its quotation mark (RFC 5545, 3.2). */
const quoted = (text: string) => `"${text.replaceAll('"', "'").replace(/\p{Cc}/gu, ' ')}"`

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
