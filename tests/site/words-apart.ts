/** Elements within a line, after HTML's phrasing content; all others end it. Those that show no text end it too. */
const IN_LINE = new Set(
  'a abbr b bdi bdo button cite code data del dfn em i ins label mark output q s small span strong sub sup time u'.split(
    ' ',
  ),
)

/**
 * Words and numbers of two elements that nothing parts but styles, `55m|Non-stop`: a browser without them, a copied line
 * and a search engine read one word.
 */
export function joinedWords(html: string): string[] {
  const body = html
    .slice(html.indexOf('<body'))
    .replace(/<(script|style|template|noscript)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '')
    .replace(/<(svg|select)\b[\s\S]*?<\/\1>/g, '<br>')
  const joined: string[] = []
  let before = ''
  let inLine = false
  for (const [part] of body.matchAll(/<[^>]+>|[^<]+/g)) {
    const tag = /^<\/?([a-z0-9]+)/.exec(part)?.[1]
    if (tag === undefined) {
      if (inLine && /[\p{L}\p{N}]$/u.test(before) && /^[\p{L}\p{N}৳]/u.test(part))
        joined.push(`${before.slice(-20)}|${part.slice(0, 20)}`)
      before = part
      inLine = true
    } else if (!IN_LINE.has(tag)) inLine = false
  }
  return joined
}
