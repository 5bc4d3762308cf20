/** A property of a calendar file, its value as it is written. */
interface Property {
  name: string
  value: string
}

/** An event with its properties by name, and those of its reminders. */
export interface ReadEvent {
  properties: Map<string, string>
  alarms: Map<string, string>[]
}

interface ReadCalendar {
  method: string
  events: ReadEvent[]
}

const escaped = /\\([\\;,nN])/g

/**
 * Reads a calendar file by the letter of RFC 5545, and of RFC 5546 what a method needs. Anything that a calendar program
 * might stumble over is an error.
 */
export function readCalendar(file: string): ReadCalendar {
  const lines = propertiesOf(file)
  const at = { line: 0 }
  const whole = readComponent(lines, at, 'VCALENDAR')
  if (at.line !== lines.length) throw new Error('there is more after the calendar')
  once(whole.properties, 'PRODID')
  if (once(whole.properties, 'VERSION') !== '2.0') throw new Error('another version')
  const method = once(whole.properties, 'METHOD')
  const events = whole.children.map((child) => eventOf(child, method))
  return { method, events }
}

function propertiesOf(file: string): Property[] {
  if (!file.endsWith('\r\n')) throw new Error('the last line does not end')
  const raw = file.slice(0, -2).split('\r\n')
  for (const line of raw) {
    if (/[\r\n]/.test(line)) throw new Error(`a bare line break: ${line}`)
    if (Buffer.byteLength(line) > 75) throw new Error(`more than 75 octets: ${line}`)
  }
  return file
    .slice(0, -2)
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map((line) => {
      // name *(";" param "=" ("quoted" / safe)) ":" value, of 3.1
      const [, name, value] =
        /^([A-Z-]+)(?:;[A-Z-]+=(?:"[^"\p{Cc}]*"|[^";:,\p{Cc}]*))*:([^\p{Cc}]*)$/u.exec(line) ?? []
      if (name === undefined || value === undefined) throw new Error(`no content line: ${line}`)
      if (['SUMMARY', 'LOCATION', 'DESCRIPTION'].includes(name)) assertText(value)
      return { name, value }
    })
}

/** TEXT of 3.3.11: backslash, semicolon and comma are escaped, and nothing else is. */
function assertText(value: string): void {
  if (/[\\;,]/.test(value.replace(escaped, ''))) throw new Error(`not escaped: ${value}`)
}

interface Component {
  name: string
  properties: Property[]
  children: Component[]
}

function readComponent(lines: Property[], at: { line: number }, name: string): Component {
  const begin = lines[at.line++]
  if (begin?.name !== 'BEGIN' || begin.value !== name) throw new Error(`${name} does not begin`)
  const read: Component = { name, properties: [], children: [] }
  for (;;) {
    const line = lines[at.line]
    if (!line) throw new Error(`${name} does not end`)
    if (line.name === 'BEGIN') {
      read.children.push(readComponent(lines, at, line.value))
      continue
    }
    at.line += 1
    if (line.name !== 'END') read.properties.push(line)
    else if (line.value === name) return read
    else throw new Error(`${name} ends as ${line.value}`)
  }
}

function once(properties: Property[], name: string): string {
  const found = properties.filter((one) => one.name === name)
  if (found.length !== 1) throw new Error(`${name} is there ${found.length} times`)
  return found[0]?.value ?? ''
}

function eventOf(event: Component, method: string): ReadEvent {
  if (event.name !== 'VEVENT') throw new Error(`not an event: ${event.name}`)
  const { properties, children } = event
  for (const name of ['UID', 'DTSTAMP', 'DTSTART', 'ORGANIZER', 'SEQUENCE', 'STATUS', 'SUMMARY'])
    once(properties, name)
  if (!/^\d{8}T\d{6}Z$/.test(once(properties, 'DTSTAMP'))) throw new Error('DTSTAMP is not in UTC')
  if (!once(properties, 'ORGANIZER').startsWith('mailto:')) throw new Error('no address to ask')
  if (method === 'CANCEL' && (once(properties, 'STATUS') !== 'CANCELLED' || children.length > 0))
    throw new Error('what is cancelled has reminders, or stands')
  const [start, end] = [once(properties, 'DTSTART'), once(properties, 'DTEND')]
  if (start.length !== end.length || end <= start) throw new Error('it ends before it begins')
  return {
    properties: mapOf(properties),
    alarms: children.map((alarm) => {
      if (alarm.name !== 'VALARM') throw new Error(`in an event: ${alarm.name}`)
      if (once(alarm.properties, 'ACTION') !== 'DISPLAY') throw new Error('it is not shown')
      if (!/^-P(?:\d+D|T\d+H)$/.test(once(alarm.properties, 'TRIGGER'))) throw new Error('no time')
      once(alarm.properties, 'DESCRIPTION')
      return mapOf(alarm.properties)
    }),
  }
}

const mapOf = (properties: Property[]) =>
  new Map(
    properties.map(({ name, value }) => [
      name,
      value.replace(escaped, (_, letter: string) => (/n/i.test(letter) ? '\n' : letter)),
    ]),
  )
