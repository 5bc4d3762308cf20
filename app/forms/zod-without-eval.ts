import { config } from 'zod/v4'

// Zod compiles schemas with `new Function` where that is allowed, and calls it to find out. Our content security policy
// forbids it, and browsers report the attempt. This has to be set before any schema is made, so the client's build uses
// this file as `zod` (vite.config.ts).
config({ jitless: true })

export * from 'zod/v4'
