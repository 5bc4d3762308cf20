import { gridSuite } from '../testing/index.ts'
import { DatePicker, DateRangePicker } from './index.ts'

gridSuite('DatePicker', {
  width: 1280,
  field: 'Departure',
  draw: (props) => <DatePicker label="Departure" {...props} />,
})

gridSuite('The sheet of a phone', {
  width: 360,
  field: 'Departure',
  draw: (props) => <DatePicker label="Departure" {...props} />,
})

gridSuite('DateRangePicker', {
  width: 1280,
  field: 'Leave',
  draw: ({ value, onChange, ...props }) => (
    <DateRangePicker
      {...props}
      startLabel="Leave"
      endLabel="Return"
      value={{ start: value, end: null }}
      onChange={({ start }) => onChange(start)}
    />
  ),
})
