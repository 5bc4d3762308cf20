// Puts start.ts and what it imports of ours into a few files in build/start, because a start that loads six hundred takes
// twice as long (decision 024). Sources stay beside it: worker threads, migrations and the contract are read from there.
// The simulators are a program of their own, build/start/sandbox.js, which a production tree leaves out.
import { bundle } from './bundle.mjs'

// The contract is one copy, and a deployment has no prototype.
const programs = { server: 'start.ts', sandbox: 'sandbox/src/index.ts' }
await bundle('build/start', programs, /^@jatra\/(contract|mocks)\//)
