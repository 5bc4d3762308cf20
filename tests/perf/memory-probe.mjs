// Loaded into a measured server: answers with its memory after a full garbage collection, and with the most that it
// ever took from the system.
import { setImmediate } from 'node:timers/promises'

process.on('message', async (message) => {
  if (message !== 'memory') return
  // Twice, with a turn between: finalizers of the first round free more for the second.
  for (let round = 0; round < 2; round++) {
    globalThis.gc?.()
    await setImmediate()
  }
  const { heapUsed, external, rss } = process.memoryUsage()
  const peak = process.resourceUsage().maxRSS * 1024
  process.send?.({ heapUsed, external, rss, peak })
})
// The channel alone must not keep a server alive that was told to stop.
process.channel?.unref()
