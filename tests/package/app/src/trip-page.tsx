import { useState, type FormEvent } from 'react'
import { Button } from '@jatra/design-system/button'
import { Card } from '@jatra/design-system/card'
import { DatePicker } from '@jatra/design-system/date-picker'
import { Dialog } from '@jatra/design-system/dialog'
import { EmailField, SelectField, TextField } from '@jatra/design-system/field'
import { Stack } from '@jatra/design-system/stack'
import { vars } from '@jatra/design-system/tokens'

export function TripPage() {
  const [departure, setDeparture] = useState<string | null>('2026-03-12')
  const [sent, setSent] = useState(false)

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setSent(true)
  }

  return (
    <main style={{ maxInlineSize: 560, marginInline: 'auto', padding: vars.space[16] }}>
      <Card>
        <form onSubmit={send}>
          <Stack gap={16}>
            <h1>Book a trip</h1>
            <TextField label="Full name" name="name" autoComplete="name" required />
            <EmailField label="Email" name="email" hint="The ticket goes here" required />
            <SelectField label="Cabin" name="cabin">
              <option>Economy</option>
              <option>Business</option>
            </SelectField>
            <DatePicker
              label="Departure"
              name="departure"
              today="2026-03-01"
              value={departure}
              onValueChange={setDeparture}
            />
            <Button type="submit" variant="primary">
              Ask for a seat
            </Button>
          </Stack>
        </form>
      </Card>
      <Dialog
        open={sent}
        onOpenChange={setSent}
        title="We have your request"
        description="An email with the price follows within the hour."
        footer={<Button onClick={() => setSent(false)}>Done</Button>}
      />
    </main>
  )
}
