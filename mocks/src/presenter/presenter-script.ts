/**
 * Lets the forms beside a frame speak of the page that it shows now. Its source text is sent to the browser, so it must
 * not use anything from outside itself.
 */
function followFrames(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-follow]'))
    form.addEventListener('submit', () => {
      const frame = form.closest('section, main')?.querySelector<HTMLIFrameElement>('[data-frame]')
      const shown = frame ?? document.querySelector<HTMLIFrameElement>('[data-frame]')
      const at = form.elements.namedItem('at')
      const there = shown?.contentWindow?.location
      if (there && at instanceof HTMLInputElement) at.value = there.pathname + there.search
    })
  if (!('credentialless' in HTMLIFrameElement.prototype))
    document.querySelector('[data-needs-credentialless]')?.removeAttribute('hidden')
}

export const PRESENTER_SCRIPT = `(${followFrames.toString()})()\n`
