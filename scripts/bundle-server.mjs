// Puts start.ts and what it imports of ours into a few files in build/start, because a start that loads six hundred takes
// twice as long (decision 024). Sources stay beside it: worker threads, migrations and the contract are read from there.
import { bundle } from './bundle.mjs'

// The contract is one copy, and a deployment has no prototype.
await bundle('build/start', { server: 'start.ts' }, /^@jatra\/(contract|mocks)\//)
