import { render } from '@testing-library/react'
import { useState, type ComponentType, type ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

interface ModalProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  children?: ReactNode
  footer?: ReactNode
  dismissible?: boolean
}

/** What every modal promises, run against each of them. */
export function modalSuite(name: string, Modal: ComponentType<ModalProps>) {
  function Scene({ children, ...rest }: Omit<ModalProps, 'open' | 'onOpenChange' | 'title'>) {
    const [open, setOpen] = useState(false)
    return (
      <>
        <button onClick={() => setOpen(true)}>Change passengers</button>
        <a href="#elsewhere">Elsewhere</a>
        <Modal open={open} onOpenChange={setOpen} title="Passengers" {...rest}>
          {children ?? <input aria-label="Adults" />}
        </Modal>
      </>
    )
  }
  const dialog = () => page.getByRole('dialog', { name: 'Passengers' })
  const opener = () => page.getByRole('button', { name: 'Change passengers' })
  const open = async () => {
    await opener().click()
    await expect.element(dialog()).toBeVisible()
  }

  describe(`${name} is a modal`, () => {
    test('that takes its name from its title and says its description', async () => {
      render(<Scene description="Up to nine travellers" />)
      await open()
      await expect.element(dialog()).toHaveAccessibleDescription('Up to nine travellers')
    })

    test('that keeps the focus in, in both directions', async () => {
      render(<Scene footer={<button>Done</button>} />)
      await open()
      const close = page.getByRole('button', { name: 'Close' })
      await expect.element(close).toHaveFocus()
      await userEvent.tab()
      await expect.element(page.getByLabelText('Adults')).toHaveFocus()
      await userEvent.tab()
      await expect.element(page.getByRole('button', { name: 'Done' })).toHaveFocus()
      await userEvent.tab()
      await expect.element(close).toHaveFocus()
      await userEvent.tab({ shift: true })
      await expect.element(page.getByRole('button', { name: 'Done' })).toHaveFocus()
    })

    test('that closes on Escape and gives the focus back', async () => {
      render(<Scene />)
      await open()
      await userEvent.keyboard('{Escape}')
      await expect.element(dialog()).not.toBeInTheDocument()
      await expect.element(opener()).toHaveFocus()
    })

    test('that closes with its button and gives the focus back', async () => {
      render(<Scene />)
      await open()
      await page.getByRole('button', { name: 'Close' }).click()
      await expect.element(dialog()).not.toBeInTheDocument()
      await expect.element(opener()).toHaveFocus()
    })

    test('that hides the page behind it while it is open', async () => {
      render(<Scene />)
      await open()
      await expect.element(page.getByRole('link', { name: 'Elsewhere' })).not.toBeInTheDocument()
    })

    test('that stays when it must be answered', async () => {
      render(<Scene dismissible={false} />)
      await open()
      expect(page.getByRole('button', { name: 'Close' }).elements()).toHaveLength(0)
      await userEvent.keyboard('{Escape}')
      await expect.element(dialog()).toBeVisible()
    })

    test('in which a popup scrolls under the wheel', async () => {
      render(
        <Scene>
          <div
            data-testid="popup"
            role="listbox"
            aria-label="Airports"
            tabIndex={0}
            style={{ position: 'absolute', blockSize: 120, overflowY: 'auto' }}
          >
            <div style={{ blockSize: 900 }}>Airports</div>
          </div>
        </Scene>,
      )
      await open()
      const popup = page.getByTestId('popup')
      await userEvent.wheel(popup, { direction: 'down', times: 3 })
      await expect.poll(() => popup.element().scrollTop).toBeGreaterThan(0)
    })
  })
}
