import { DocsContainer as Container, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useLayoutEffect, useState, type PropsWithChildren } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { darkPages, lightPages } from '../brand.ts'
import { setPage } from '../set-page.ts'
import { ToolbarGlobals, type Globals } from './globals.ts'

// The toolbar sends its settings only when they change, so they are kept across pages.
let latest: Globals | undefined

/** 'theme:dark;zoom:200' of the frame's own address: the toolbar's settings when it was loaded. */
function globalsOfAddress(): Globals {
  const text = new URLSearchParams(document.location.search).get('globals') ?? ''
  return Object.fromEntries(text.split(';').map((pair) => pair.split(':')))
}

/** A docs page under the toolbar's theme, text size and direction, as its stories are. */
export function DocsContainer({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState<Globals>(() => latest ?? globalsOfAddress())
  useLayoutEffect(() => {
    const channel = addons.getChannel()
    const update = ({ globals: given }: { globals: Globals }) => {
      latest = given
      setGlobals(given)
    }
    channel.on(GLOBALS_UPDATED, update)
    return () => channel.off(GLOBALS_UPDATED, update)
  }, [])
  useLayoutEffect(() => setPage(globals), [globals])
  return (
    <Container {...props} theme={globals.theme === 'dark' ? darkPages : lightPages}>
      <ToolbarGlobals.Provider value={globals}>{children}</ToolbarGlobals.Provider>
    </Container>
  )
}
