import { sql } from 'drizzle-orm'
import { PREFIX_LENGTH } from '@jatra/contract/desk/name-words'
import { z } from 'zod'
import { orderNameWords } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'

/** How many different words a beginning stands for at most, in the order of the alphabet. */
const MOST_WORDS = 200
/** A word that more orders have is common, however many they are. */
const COMMON = 10_000

/** A name to look for, from its rarest word on. */
export interface NarrowedName {
  /** The stored words that the rarest of the typed ones stands for. */
  words: readonly string[]
  /** The other words, as typed. */
  others: readonly string[]
}

const wordsSchema = z.object({
  rows: z.array(z.object({ word: z.string(), orders: z.number() })),
})

/**
 * Reads which stored words the typed ones stand for, so that each of them is read by the index from its newest order on.
 * @returns null where no name has one of them
 */
export async function narrowName(
  db: Database,
  typed: readonly string[],
): Promise<NarrowedName | null> {
  let rarest: { words: string[]; typed: string; orders: number } | undefined
  for (const one of typed) {
    const { rows } = wordsSchema.parse(await db.execute(storedWords(one)))
    if (rows.length === 0) return null
    const orders = rows.reduce((sum, row) => sum + row.orders, 0)
    if (rarest && rarest.orders <= orders) continue
    rarest = { words: rows.map(({ word }) => word), typed: one, orders }
  }
  if (!rarest) return null
  const { words, typed: first } = rarest
  return { words, others: typed.filter((one) => one !== first) }
}

/**
 * The stored words that a typed one stands for, and how many orders have each. From one word on the index is asked for the
 * next, so that a common word is not read as often as it is there.
 */
export const storedWords = (typed: string) => sql`
  with recursive found (word, place) as (
    (select one.word, 1 from ${orderNameWords} one where ${isWord(sql`one.word`, typed)}
      order by one.word using ~<~ limit 1)
    union all
    select (select one.word from ${orderNameWords} one
      where one.word ~>~ found.word and ${isWord(sql`one.word`, typed)}
      order by one.word using ~<~ limit 1), place + 1
    from found where found.word is not null and place < ${MOST_WORDS}
  )
  select word, (select count(*)::int from (select 1 from ${orderNameWords} one
    where one.word = found.word limit ${COMMON}) as counted) as orders
  from found where word is not null`

/** The same rule as the contract's isNameWord. A word has no characters that LIKE reads otherwise. */
export const isWord = (column: ReturnType<typeof sql>, typed: string) =>
  typed.length < PREFIX_LENGTH ? sql`${column} = ${typed}` : sql`${column} like ${`${typed}%`}`
