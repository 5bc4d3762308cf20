/** Shorter texts are a slip away from too much. */
const LEAST = 4

/**
 * How a typed text misses a name by one letter: a wrong one, one too few, one too many, or two in the other's place.
 * @param name folded
 * @param text folded
 * @returns whether it is the `whole` name or its `start`, as of who still types; null when it is neither
 */
export function slipOf(name: string, text: string): 'whole' | 'start' | null {
  if (text.length < LEAST) return null
  let same = 0
  while (same < text.length && name[same] === text[same]) same += 1
  /** Whether both are the same from here on, as far as is typed. */
  const alike = (inName: number, inText: number) =>
    name[inName] === text[inText] && name.startsWith(text.slice(inText), inName)
  const swapped = name[same] === text[same + 1] && name[same + 1] === text[same]
  const missing = alike(same + 1, same)
  const spare = alike(same, same + 1)
  const other = alike(same + 1, same + 1) || (swapped && alike(same + 2, same + 2))
  if (!missing && !spare && !other) return null
  const lengths = [missing && 1, spare && -1, other && 0]
  return lengths.includes(name.length - text.length) ? 'whole' : 'start'
}
