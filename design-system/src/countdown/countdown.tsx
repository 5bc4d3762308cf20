import { Icon } from '../icon/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { useDigits, useMessages } from '../messages/index.ts'
import * as css from './countdown.css.ts'
import { clockFace, timeInWords, urgentBelow } from './remaining-time.ts'
import { useCountdown, type CountdownClock } from './use-countdown.ts'
import { countdown as defaultWords } from '../messages/flights.ts'

export type CountdownProps = CountdownClock & {
  /** What the time is for. */
  label?: string
  /** In place of the label in the last two minutes; no longer than it, so that nothing moves. */
  urgentLabel?: string
  /** Shown instead of the time at zero. */
  expiredText?: string
  /** What a screen reader hears at 5 min, 2 min and 30 s; gets the time in words. */
  announcement?: (time: string) => string
  /** On a phone only the clock and its face, to stand in a line with other facts. */
  inLine?: boolean
}

/** The flight session's countdown: minutes and seconds, each second (docs/specification.md, Flight session). */
export function Countdown({
  label,
  urgentLabel,
  expiredText,
  announcement,
  inLine = false,
  ...clock
}: CountdownProps) {
  const words = useMessages('countdown', defaultWords)
  const digits = useDigits()
  const { seconds, announced } = useCountdown(clock)
  const mood = seconds === 0 ? 'expired' : seconds < urgentBelow ? 'urgent' : 'calm'
  return (
    <div className={css.countdown({ mood, inLine })}>
      <Icon name={mood === 'calm' ? 'clock' : 'warning'} />
      {mood === 'expired' ? (
        <strong>{expiredText ?? words.expired}</strong>
      ) : (
        <>
          <span className={inLine ? css.labelInLine : css.label}>
            {mood === 'urgent' ? (
              <strong>{urgentLabel ?? words.urgent}</strong>
            ) : (
              (label ?? words.label)
            )}
          </span>{' '}
          <span
            className={inLine ? css.faceInLine : css.face}
            role="timer"
            aria-label={timeInWords(seconds, words)}
          >
            {clockFace(seconds, digits)}
          </span>
        </>
      )}
      <VisuallyHidden>
        <span role="status">
          {announced !== null && seconds > 0
            ? (announcement ?? words.announcement)(timeInWords(announced, words))
            : ''}
        </span>
      </VisuallyHidden>
    </div>
  )
}
