import { Toast as Radix } from 'radix-ui'
import { createContext, useCallback, useContext, useRef, useState, type ReactNode } from 'react'
import { Alert, type AlertProps } from '../alert/index.ts'
import { Button, IconButton } from '../button/index.ts'
import { Icon } from '../icon/index.ts'
import * as css from './toast.css.ts'
import { useMessages } from '../messages/index.ts'
import { toast as defaultWords } from '../messages/frame.ts'

export interface ToastMessage extends Pick<AlertProps, 'title' | 'children'> {
  /** `positive` by default. A critical message interrupts a screen reader, and stays until it is dismissed. */
  tone?: AlertProps['tone']
  /** The way back, such as 'Undo'. `instead` says how else it is done, for whom the message goes too soon. */
  action?: { label: string; instead: string; onAction: () => void }
}

export interface ToastProviderProps {
  /** The page. `useToast` shows messages from anywhere in it. */
  children: ReactNode
  /** The name of the region that the messages stand in. F8 goes there. */
  label?: string
  /** Read before a message by screen readers. */
  messageLabel?: string
  /** The name of the button that closes a message. */
  dismissLabel?: string
}

const Show = createContext<(message: ToastMessage) => void>(() => undefined)

/** Shows a message in the page's ToastProvider. */
export const useToast = (): ((message: ToastMessage) => void) => useContext(Show)

const DURATION = 8000

/** The one stack of short messages of a page. They wait while the pointer or the focus is on them. */
export function ToastProvider({ children, label, messageLabel, dismissLabel }: ToastProviderProps) {
  const words = useMessages('toast', defaultWords)
  const [messages, setMessages] = useState<readonly (ToastMessage & { id: number })[]>([])
  const lastId = useRef(0)
  const show = useCallback((message: ToastMessage) => {
    lastId.current += 1
    const id = lastId.current
    setMessages((all) => [...all, { ...message, id }])
  }, [])
  return (
    <Show.Provider value={show}>
      <Radix.Provider label={messageLabel ?? words.one} duration={DURATION}>
        {children}
        {messages.map(({ id, tone = 'positive', title, children: text, action }) => (
          <Radix.Root
            key={id}
            className={css.toast}
            type={tone === 'critical' ? 'foreground' : 'background'}
            duration={tone === 'critical' ? Infinity : DURATION}
            onOpenChange={() => setMessages((all) => all.filter((each) => each.id !== id))}
          >
            <div className={css.words}>
              <Alert
                tone={tone}
                title={
                  title === undefined ? undefined : (
                    <Radix.Title asChild>
                      <span>{title}</span>
                    </Radix.Title>
                  )
                }
                live={false}
                action={
                  action ? (
                    <Radix.Action asChild altText={action.instead}>
                      <Button size="small" onClick={action.onAction}>
                        {action.label}
                      </Button>
                    </Radix.Action>
                  ) : undefined
                }
              >
                <Radix.Description asChild>
                  <span>{text}</span>
                </Radix.Description>
              </Alert>
            </div>
            <div className={css.close}>
              <Radix.Close asChild>
                <IconButton label={dismissLabel ?? words.dismiss} icon={<Icon name="close" />} />
              </Radix.Close>
            </div>
          </Radix.Root>
        ))}
        <Radix.Viewport label={label ?? words.label} className={css.list} />
      </Radix.Provider>
    </Show.Provider>
  )
}
