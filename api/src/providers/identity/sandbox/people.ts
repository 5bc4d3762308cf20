import type { Identity } from '../identity-provider.ts'

export interface SandboxPerson extends Pick<Identity, 'subject' | 'emailVerified'> {
  name: string
  email: string
}

/** `.example` is reserved (RFC 2606), so these addresses cannot match a real person's account. */
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
