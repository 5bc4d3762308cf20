import { forwardRef, useState } from 'react'
import { Icon } from '../icon/index.ts'
import { useMessages } from '../messages/index.ts'
import * as css from './swap-button.css.ts'
import { swapButton as defaultWords } from '../messages/search.ts'

export interface SwapButtonProps {
  /** Called at each press. The page exchanges the two values. */
  onSwap: () => void
  /** A return date is set: the icon has two arrows, else one. */
  returns?: boolean
  /** What it exchanges, such as 'Swap From and To'. It names the button. */
  label?: string
}

/** Exchanges From and To. Turns by half, where motion is welcome. */
export const SwapButton = forwardRef<HTMLButtonElement, SwapButtonProps>(function SwapButton(
  { onSwap, returns = false, label: givenLabel },
  ref,
) {
  const words = useMessages('swapButton', defaultWords)
  const label = givenLabel ?? words.label
  const [turned, setTurned] = useState(false)
  return (
    <button
      ref={ref}
      type="button"
      className={css.button}
      aria-label={label}
      title={label}
      onClick={() => {
        setTurned(!turned)
        onSwap()
      }}
    >
      <span className={`${css.turning} ${turned ? css.turned : ''}`}>
        <Icon name={returns ? 'arrows' : 'arrowRight'} size={24} />
      </span>
    </button>
  )
})
