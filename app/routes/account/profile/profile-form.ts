import { personGender, personName } from '@jatra/contract/account/user-endpoints'
import { languages } from '@jatra/contract/values/language'
import { identityFields } from '@jatra/contract/traveler/traveler'
import { z } from 'zod'

/** The profile as its form sends it: the phone in two fields, as everywhere else on the site. */
export const profileFormSchema = z.object({
  name: personName,
  gender: personGender,
  countryNumberCode: identityFields.countryNumberCode,
  mobileNumber: identityFields.mobileNumber,
  /** Absent when the site has one language. */
  language: z.enum(languages).optional(),
})

/** The name of the button that sends the link that confirms the email. */
export const SEND_LINK = 'sendLink'

/** Names of the fields that are not text: the picture's file, and the box that removes the picture. */
export const PICTURE = 'picture'
export const REMOVE_PICTURE = 'removePicture'
