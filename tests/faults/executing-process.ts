// A process that takes a bKash payment and dies of it: node executing-process.ts <ExecutingInput as JSON>.
import { execute, type ExecutingInput } from './executing.ts'

await execute(JSON.parse(process.argv[2] ?? '') as ExecutingInput)
