import { escapeHtml, sandboxPage } from './sandbox-layout.ts'

/** An account that one can sign in as. */
export interface SandboxPerson {
  /** What the form sends for it. */
  value: string
  name: string
  hint: string
}

export interface SignInPageOptions {
  lead: string
  people: readonly SandboxPerson[]
  /** Where the form goes; the page's own address unless told. */
  action?: string
  /** Sent along by the form. */
  redirectTo?: string
}

/** Who signs in, in place of Google's own page. */
export function signInPage({ lead, people, action, redirectTo }: SignInPageOptions): string {
  const rows = people.map(
    ({ value, name, hint }, index) => `<label>
<input type="radio" name="person" value="${escapeHtml(value)}"${index === 0 ? ' checked' : ''}>
<span>${escapeHtml(name)} <small>${escapeHtml(hint)}</small></span>
</label>`,
  )
  const sent = redirectTo ?? null
  return sandboxPage(
    'Sign in to Jatra · sign-in sandbox',
    `<h1>Sign-in sandbox</h1>
<p>${escapeHtml(lead)}</p>
<form method="post"${action === undefined ? '' : ` action="${escapeHtml(action)}"`}>
${sent === null ? '' : `<input type="hidden" name="redirectTo" value="${escapeHtml(sent)}">`}
<fieldset>
<legend>Continue to Jatra as</legend>
${rows.join('\n')}
</fieldset>
<button class="go" name="choice" value="continue">Continue</button>
<button name="choice" value="cancel">Cancel</button>
</form>`,
  )
}

/** For an address that does not come from a button of ours. */
export function unknownSignInPage(): string {
  return sandboxPage(
    'No such sign-in · sign-in sandbox',
    `<h1>No such sign-in</h1>
<p>A sign-in begins with the button on the login page.</p>
<a href="/login">To the login page</a>`,
  )
}
