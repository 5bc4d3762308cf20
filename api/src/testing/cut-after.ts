import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net'

/**
 * A proxy in front of a PostgreSQL, which cuts the connection once it has copied the given number of bytes.
 * @param onCut called just before
 */
export async function cutAfter(
  databaseUrl: string,
  bytes: number,
  onCut: () => void = () => {},
): Promise<{ port: number; close: () => void }> {
  const { hostname, port } = new URL(databaseUrl)
  const sockets: Socket[] = []
  const proxy = createServer((client) => {
    const behind = createConnection(Number(port), hostname)
    sockets.push(client, behind)
    let copied = 0
    let copying = false
    client.on('data', (chunk) => {
      copying ||= chunk.includes('copy public.')
      if (copying) copied += chunk.byteLength
      if (copied <= bytes) {
        behind.write(chunk)
        return
      }
      onCut()
      client.destroy()
    })
    behind.on('data', (chunk) => client.write(chunk))
    client.on('error', () => {}).on('close', () => behind.destroy())
    behind.on('error', () => {}).on('close', () => client.destroy())
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return {
    port: (proxy.address() as AddressInfo).port,
    close: () => {
      proxy.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
