/* What must not compile, each beside what must. `npm run typecheck` fails when one of them is taken after all. */
import { Button, ButtonLink, IconButton } from '../src/button/index.ts'
import { Combobox } from '../src/combobox/index.ts'
import { DatePicker } from '../src/date-picker/index.ts'
import { Dialog, Sheet } from '../src/dialog/index.ts'
import { PasswordField, SelectField, TextField } from '../src/field/index.ts'
import { FileDrop } from '../src/file-drop/index.ts'
import { Icon } from '../src/icon/index.ts'
import { SegmentedControl } from '../src/segmented-control/index.ts'
import { NumberStepper } from '../src/number-stepper/index.ts'

const none = () => undefined
const options = [{ value: 'economy', label: 'Economy' }]
const combobox = {
  value: null,
  onValueChange: none,
  search: async () => [],
  optionKey: String,
  optionText: String,
}

export const pairs = [
  <TextField key={0} label="Family name" name="familyName" />,
  // @ts-expect-error -- a field without a label
  <TextField key={1} name="familyName" />,

  <PasswordField key={2} label="Password" name="password" />,
  // @ts-expect-error -- undefined is no label
  <PasswordField key={3} label={undefined} name="password" />,

  <SelectField key={4} label="Cabin" name="cabin" options={options} />,
  // @ts-expect-error -- a list of choices without a label
  <SelectField key={5} name="cabin" options={options} />,

  <SegmentedControl key={6} legend="Cabin" name="cabin" options={options} />,
  // @ts-expect-error -- a group without a legend
  <SegmentedControl key={7} name="cabin" options={options} />,

  <NumberStepper key={8} label="Adults" name="adults" />,
  // @ts-expect-error -- two buttons and a number, of what?
  <NumberStepper key={9} name="adults" />,

  <FileDrop key={10} label="Passport" name="passport" />,
  // @ts-expect-error -- a drop target without a label
  <FileDrop key={11} name="passport" />,

  <DatePicker key={12} label="Departure" today="2026-11-21" value={null} onValueChange={none} />,
  // @ts-expect-error -- a date of what?
  <DatePicker key={13} today="2026-11-21" value={null} onValueChange={none} />,

  <Combobox key={14} label="From" {...combobox} />,
  // @ts-expect-error -- a combobox without a label
  <Combobox key={15} {...combobox} />,

  <Button key={16}>Search</Button>,
  // @ts-expect-error -- a button with nothing on it
  <Button key={17} />,
  // @ts-expect-error -- nor is a picture a name: that is what IconButton is for
  <Button key={18} icon={<Icon name="search" />} />,

  <ButtonLink key={19} href="/flight">
    Flights
  </ButtonLink>,
  // @ts-expect-error -- a link with nothing on it
  <ButtonLink key={20} href="/flight" />,

  <IconButton key={21} label="Search" icon={<Icon name="search" />} />,
  // @ts-expect-error -- an icon without words for it
  <IconButton key={22} icon={<Icon name="search" />} />,

  <Dialog key={23} open onOpenChange={none} title="Travellers" closeLabel="Close" />,
  // @ts-expect-error -- a dialog without a title
  <Dialog key={24} open onOpenChange={none} closeLabel="Close" />,
  // @ts-expect-error -- the words of its close button can be changed, not taken away
  <Dialog key={25} open onOpenChange={none} title="Travellers" closeLabel={null} />,

  <Sheet key={26} open onOpenChange={none} title="Filters" />,
  // @ts-expect-error -- a sheet without a title
  <Sheet key={27} open onOpenChange={none} />,
]
