import type { Identity } from '../identity-provider.ts'

export interface SandboxPerson extends Pick<Identity, 'subject' | 'emailVerified'> {
  name: string
  email: string
}

/** Mail to `.example` reaches nobody (RFC 2606), so no account of a real person can be taken over by these. */
export const sandboxPeople: readonly SandboxPerson[] = [
  {
    subject: 'nusrat',
    name: 'Nusrat Jahan',
    email: 'nusrat.jahan@google-sandbox.example',
    emailVerified: true,
  },
  {
    subject: 'shirin',
    name: 'Shirin Sultana',
    email: 'shirin.sultana@google-sandbox.example',
    emailVerified: true,
  },
  {
    subject: 'unverified',
    name: 'Tanvir Ahmed',
    email: 'tanvir.ahmed@google-sandbox.example',
    emailVerified: false,
  },
]
