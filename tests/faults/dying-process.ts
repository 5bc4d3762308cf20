// A process that does one thing and dies of it: node dying-process.js <name> <its input as JSON>.
import { actAndDie } from './acting.ts'
import { bookAndSend } from './mailing.ts'
import { payInSteps } from './paying.ts'
import { payLateAndRefund } from './refunding.ts'
import { payAndTicket } from './ticketing.ts'
import { askAndDie } from './wallets.ts'

const deeds = { bookAndSend, payInSteps, payLateAndRefund, payAndTicket, askAndDie, actAndDie }
export type Deeds = typeof deeds

const isDeed = (name: string): name is keyof Deeds => name in deeds

const [name = '', input = ''] = process.argv.slice(2)
if (isDeed(name)) await deeds[name](JSON.parse(input) as never)
