/** A piece of HTML that is right as it is. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = Html | string | number | false | null | undefined | readonly Part[]

/** HTML by template: whatever is put in is escaped, unless it is HTML itself. False and null are nothing. */
export function html(pieces: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(pieces.map((piece, index) => piece + textOf(parts[index])).join(''))
}

function textOf(part: Part): string {
  if (part === undefined || part === null || part === false) return ''
  if (part instanceof Html) return part.text
  if (typeof part === 'object') return part.map(textOf).join('')
  return escape(String(part))
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${String(sign.charCodeAt(0))};`)
}
