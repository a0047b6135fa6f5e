import * as z from 'zod/mini'
import { requiredEmail } from '../required-text.ts'

/** Rules of the footer's e-mail box. */
export const newsletterForm = z.object({ email: requiredEmail })
