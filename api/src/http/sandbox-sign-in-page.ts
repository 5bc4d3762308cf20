import { html } from 'hono/html'
import type { SandboxPerson } from '../providers/identity/sandbox/people.ts'
import { sandboxPage } from './sandbox-layout.ts'

/** Who signs in, in place of Google's own page. Posts to its own address, which holds what was asked. */
export function signInPage(people: readonly SandboxPerson[]) {
  return sandboxPage(
    'Sign in to Jatra · sign-in sandbox',
    html`<h1>Sign-in sandbox</h1>
      <p>
        Google is not asked here, and these people do not exist. Everyone who tries this site shares
        their accounts, so keep nothing of your own in them.
      </p>
      <form method="post">
        <fieldset>
          <legend>Continue to Jatra as</legend>
          ${people.map(
            ({ subject, name, email, emailVerified }, index) =>
              html`<label>
                <input
                  type="radio"
                  name="person"
                  value="${subject}"
                  ${index === 0 ? 'checked' : ''}
                />
                <span>${name} <small>${email}${emailVerified ? '' : ', not verified'}</small></span>
              </label>`,
          )}
        </fieldset>
        <button class="go" name="choice" value="continue">Continue</button>
        <button name="choice" value="cancel">Cancel</button>
      </form>`,
  )
}

/** For an address that does not come from a button of ours. */
export function unknownSignInPage() {
  return sandboxPage(
    'No such sign-in · sign-in sandbox',
    html`<h1>No such sign-in</h1>
      <p>A sign-in begins with the button on the login page.</p>
      <a href="/login">To the login page</a>`,
  )
}
