import { config } from 'zod/v4'

// Zod compiles schemas with `new Function` where it may, and tries it to find out. Our policy forbids it, and browsers
// report the try. Said before any schema is made: the client's build takes this file for `zod` (vite.config.ts).
config({ jitless: true })

export * from 'zod/v4'
