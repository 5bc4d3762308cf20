import { DocsContainer as Container, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useLayoutEffect, useState, type PropsWithChildren } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { darkPages, lightPages } from '../brand.ts'
import { setPage } from '../set-page.ts'
import { globalsOfAddress, speakAsAsked, type Globals } from '../story-language.ts'
import { ToolbarGlobals } from './globals.ts'

// The toolbar sends its settings only when they change, so they are kept across pages.
let latest: Globals | undefined

/** A docs page under the toolbar's theme, text size and direction, as its stories are; in English. */
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
  useLayoutEffect(() => {
    setPage(globals)
    speakAsAsked('docs', globals)
  }, [globals])
  return (
    <Container {...props} theme={globals.theme === 'dark' ? darkPages : lightPages}>
      <ToolbarGlobals.Provider value={globals}>{children}</ToolbarGlobals.Provider>
    </Container>
  )
}
