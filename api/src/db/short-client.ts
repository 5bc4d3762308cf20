import pg from 'pg'

export const CONNECT_TIMEOUT = 3_000

/** A connection for one task, beside the pools. */
export async function withShortClient<T>(
  connectionString: string,
  applicationName: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    application_name: applicationName,
  })
  // A running query fails by itself; between two queries a lost connection would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
