// Runs before any script of a page. WebKitWebDriver reports nothing of the console; Firefox and Chromium report theirs
// themselves, but not each resource that fails and, in Firefox, not each violation of the policy.
{
  const note = (words) => {
    const all = JSON.parse(localStorage.getItem('complaints') ?? '[]')
    localStorage.setItem('complaints', JSON.stringify([...all, words]))
  }
  for (const level of ['error', 'warn']) {
    const own = console[level]
    console[level] = (...values) => {
      note(`console.${level}: ${values.map(String).join(' ')}`)
      own.apply(console, values)
    }
  }
  // What an element could not load does not bubble, and names itself. Firefox gives up what it loads ahead for a page that
  // is left, and says so here.
  addEventListener(
    'error',
    ({ message, target }) => {
      if (message) note(message)
      else if (!target.rel?.includes('preload')) note(`not loaded: ${target.src ?? target.href}`)
    },
    { capture: true },
  )
  addEventListener('unhandledrejection', ({ reason }) => note(`rejected: ${reason}`))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    note(`policy: ${violatedDirective} ${blockedURI} in ${sourceFile}`),
  )
  // React compares the page with its own, and would find one script too many.
  document.currentScript?.remove()
}
