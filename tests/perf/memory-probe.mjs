// Loaded into a measured server: answers with its memory after a full garbage collection.
import { setImmediate } from 'node:timers/promises'

process.on('message', async (message) => {
  if (message !== 'memory') return
  // Twice, with a turn between: finalizers of the first round free more for the second.
  for (let round = 0; round < 2; round++) {
    globalThis.gc?.()
    await setImmediate()
  }
  const { heapUsed, external, rss } = process.memoryUsage()
  process.send?.({ heapUsed, external, rss })
})
// The channel alone must not keep a server alive that was told to stop.
process.channel?.unref()
