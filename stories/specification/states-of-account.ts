import type { SpecLine } from './line.ts'
import { stories } from './places.ts'

const { forgot, password, profile, travelers } = stories

/** Passwords, the profile, the people one books for. */
export const statesOfAccount: readonly SpecLine[] = [
  {
    id: 'profile-saved',
    heading: 'Saved answers',
    says: 'Profile save: a spinner, then ‘Profile updated successfully’; the header shows the new values.',
    stories: [profile('saved'), profile('picture-saved')],
  },
  {
    id: 'profile-not-saved',
    heading: 'Saved answers',
    says: 'A save that fails says ‘Could not update’, styled as an error, and what was typed is kept.',
    stories: [profile('not-saved')],
  },
  {
    id: 'password-changed',
    heading: 'Saved answers',
    says: 'Change password: the server’s text is shown, and the form is empty again.',
    stories: [password('changed')],
  },
  {
    id: 'password-not-changed',
    heading: 'Saved answers',
    says: 'A change of password that fails shows the server’s message.',
    stories: [password('wrong-current-password')],
  },
  {
    id: 'forgot-sent',
    heading: 'Forgotten password',
    says: 'Forgot password: when the email is sent, it leads to /forgot-password-instruction.',
    stories: [forgot('forgotten')],
  },
  {
    id: 'password-reset',
    heading: 'Forgotten password',
    says: 'Reset password: when the password is set, it leads to /login.',
    stories: [forgot('from-the-email-to-signed-in')],
  },
  {
    id: 'traveller-saved',
    heading: 'Saved answers',
    says: 'Regular traveller save: a message, and the list again.',
    stories: [travelers('added'), travelers('changed')],
  },
  {
    id: 'traveller-not-saved',
    heading: 'Saved answers',
    says: 'A save that fails shows the error, and what was typed is kept.',
    stories: [travelers('not-saved')],
  },
]
