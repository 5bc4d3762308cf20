import { Icon } from '../icon/index.ts'
import { useMessages } from '../messages/index.ts'
import { clear } from './clear-button.css.ts'
import { field as defaultWords } from '../messages/fields.ts'

/** Empties the field that it stands at the end of. */
export function ClearButton({ label, onClear }: { label: string; onClear: () => void }) {
  const words = useMessages('field', defaultWords)
  return (
    <button type="button" className={clear} aria-label={words.clear(label)} onClick={onClear}>
      <Icon name="close" size={16} />
    </button>
  )
}
