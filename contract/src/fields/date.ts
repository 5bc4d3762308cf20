import { z } from 'zod'
import { issue } from '../messages/message.ts'

/** A date without a time, `2026-12-01`. */
export const dateSchema = z.iso.date(issue('dateForm'))
