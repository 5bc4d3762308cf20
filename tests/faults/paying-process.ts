// A process that pays and dies of it: node paying-process.ts <PayingInput as JSON>.
import { payInSteps, type PayingInput } from './paying.ts'

await payInSteps(JSON.parse(process.argv[2] ?? '') as PayingInput)
