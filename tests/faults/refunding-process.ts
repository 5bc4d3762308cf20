// A process that refunds and dies of it: node refunding-process.ts <RefundingInput as JSON>.
import { payLateAndRefund, type RefundingInput } from './refunding.ts'

await payLateAndRefund(JSON.parse(process.argv[2] ?? '') as RefundingInput)
