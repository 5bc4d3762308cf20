// Runs before any script of a page. WebKitWebDriver reports nothing of the console; the others report theirs themselves,
// but neither on which page it was nor what could not be loaded.
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
  // What an element could not load does not bubble, and names itself. Firefox says it too of what it gives up when a page
  // is left, which then does not live to note it, and of modules that came by their import sooner than by their preload.
  addEventListener(
    'error',
    ({ message, target }) => {
      if (message) note(`${message} on ${location.href}`)
      else if (!target.rel?.includes('preload'))
        setTimeout(() => note(`not loaded: ${target.src ?? target.href}`), 500)
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
