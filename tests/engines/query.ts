/** Words to the letter, or a pattern. */
type Words = string | RegExp

/** How a person would point at a part of the page. */
export interface Query {
  by: 'role' | 'label' | 'text'
  what?: string
  name?: string | { source: string; flags: string }
  level?: number
  within?: Query
  nth?: number
}

type More = Pick<Query, 'within' | 'nth' | 'level'>

const plain = (words: Words) =>
  typeof words === 'string' ? words : { source: words.source, flags: words.flags }

export const role = (what: string, name?: Words, more: More = {}): Query => ({
  by: 'role',
  what,
  ...(name !== undefined && { name: plain(name) }),
  ...more,
})

export const label = (name: Words, more: More = {}): Query => ({
  by: 'label',
  name: plain(name),
  ...more,
})

export const text = (name: Words, more: More = {}): Query => ({
  by: 'text',
  name: plain(name),
  ...more,
})
