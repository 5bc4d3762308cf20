/** The commonest first: a word's place decides how many bear it. */
const FIRST = [
  ...['Mohammad', 'Md', 'Abdul', 'Fatema', 'Nusrat', 'Tanvir', 'Ayesha', 'Sakib', 'Farhana'],
  ...['Shahriar', 'Rezwana', 'Imran', 'Sumaiya', 'Arif', 'Mahmud', 'Sharmin', 'Rafiq', 'Zahid'],
  ...['Kamal', 'Jannatul', 'Mariam', 'Yusuf', 'Nilima', 'Pritam', 'Sanggita', 'Rokeya', 'Halima'],
]
const LAST = [
  ...['Rahman', 'Islam', 'Hossain', 'Ahmed', 'Khan', 'Akter', 'Begum', 'Khatun', 'Uddin', 'Alam'],
  ...['Chowdhury', 'Karim', 'Haque', 'Sarker', 'Das', 'Roy', 'Sultana', 'Jahan', 'Bhuiyan'],
  ...['Talukder', 'Mondal', 'Biswas', 'Majumder', 'Saha', 'Paul', 'Barua', 'Chakma', 'Marma'],
]

const listed = (words: readonly string[]) => `array[${words.map((word) => `'${word}'`).join(', ')}]`
/** One of the words, the first of them far more often than the last; every tenth is a name that few have. */
const drawn = (words: readonly string[], seed: string) => {
  const place = `(1 + floor(power(frac(${seed}), 2.5) * ${words.length}))::int`
  return `case when n % 10 = ${seed.length % 10} then initcap(translate(to_hex(n::bigint * 7919), '0123456789', 'ghijklmnop'))
    else (${listed(words)})[${place}] end`
}

/** The columns that differ in each copy, by table. A table comes before those that refer to it. */
const COPIED = {
  users: `'id', 'u' || n, 'user_name', 'u' || n, 'user_name_key', 'u' || n, 'email', 'u' || n || '@example.com',
    'phone', '+88018' || lpad(n::text, 8, '0')`,
  orders: `'id', 'o' || n, 'user_id', 'u' || n, 'booking_reference', overlay(upper(lpad(to_hex(n), 8, '0')) placing '-' from 5 for 0), 'created_at', at, 'contact_name', first,
    'contact_email', 'c' || n || '@example.com', 'contact_phone', '+88017' || lpad(n::text, 8, '0')`,
  flight_orders: `'order_id', 'o' || n`,
  flight_bookings: `'order_id', 'o' || n, 'supplier_order_id', 's' || n, 'status', 'ticketed', 'reference', upper(substr(md5(n::text), 1, 6))`,
  order_travelers: `'order_id', 'o' || n, 'first_name', first, 'last_name', last,
    'email', 't' || n || '@example.com', 'phone', '+88019' || lpad(n::text, 8, '0')`,
  order_passports: `'order_id', 'o' || n, 'passport_number', 'B' || lpad(n::text, 8, '0')`,
  payment_attempts: `'order_id', 'o' || n, 'tran_id', 'JT' || n, 'gateway_reference', 'G' || lpad(n::text, 9, '0'), 'reconciled_on', '2999-01-01'`,
  payment_transactions: `'tran_id', 'JT' || n, 'val_id', 'V' || lpad(n::text, 9, '0'), 'gateway_reference', 'T' || lpad(n::text, 9, '0')`,
}

/**
 * Many orders of people whose names are as common as in Bangladesh: copies of one that was bought and paid, with tickets, under
 * other names, numbers and moments of three years.
 * @param run without a limit of time
 * @param bought what is copied
 */
export async function fillDesk(
  run: (statement: string) => Promise<unknown>,
  { orderId, tranId, userId }: { orderId: string; tranId: string; userId: string },
  orders: number,
): Promise<void> {
  await run(`create function frac(x double precision) returns double precision language sql immutable
    as 'select x - floor(x)'`)
  await run(`create table made as select n,
    ${drawn(FIRST, 'n * 0.6180339887')} as first, ${drawn(LAST, 'n * 0.7548776662466')} as last,
    (select created_at from orders where id = '${orderId}') - frac(n * 0.5698402909980532) * interval '1000 days' as at
    from generate_series(1, ${orders}) n`)
  const isIt: Partial<Record<string, string>> = {
    users: `id = '${userId}'`,
    orders: `id = '${orderId}'`,
    payment_attempts: `tran_id = '${tranId}'`,
    payment_transactions: `tran_id = '${tranId}'`,
  }
  for (const [table, own] of Object.entries(COPIED)) {
    const which = isIt[table] ?? `order_id = '${orderId}'`
    await run(`insert into ${table} select copy.* from ${table} x, made,
      lateral jsonb_populate_record(x, jsonb_build_object(${own})) copy where x.${which}`)
  }
  await run(`insert into flight_tickets (order_id, traveler_id, number, issued_at)
    select 'o' || n, '1', '997' || lpad(n::text, 10, '0'), at from made`)
  await run(`insert into order_name_words (order_id, person, word, placed_at)
    select 'o' || n, 0, lower(word), at from made, unnest(array[first, last]) word
    union all select 'o' || n, -1, lower(first), at from made on conflict do nothing`)
  // The daily comparison of the books finds each payment in them.
  await run(`insert into ledger_postings (entry, account, order_id, amount, at)
    select 'payment:V' || lpad(n::text, 9, '0'), x.account, 'o' || n, x.amount, made.at from ledger_postings x, made
    where x.order_id = '${orderId}' and x.entry like 'payment:%'`)
  await run('drop table made')
  await run('drop function frac')
  await run('analyze')
}
