import { Badge } from '@jatra/design-system/badge'
import { Button, ButtonLink } from '@jatra/design-system/button'
import { Card } from '@jatra/design-system/card'
import { TextField } from '@jatra/design-system/field'
import { Stack } from '@jatra/design-system/stack'
import { vars } from '@jatra/design-system/tokens'

/** A server component: of these Badge, Card and Stack never reach a browser. */
export default function Page() {
  return (
    <main style={{ padding: vars.space[16] }}>
      <Card>
        <Stack gap={16}>
          <Badge>New</Badge>
          <form>
            <TextField label="Full name" name="name" />
            <Button type="submit">Ask for a seat</Button>
          </form>
          <ButtonLink href="/">Home</ButtonLink>
        </Stack>
      </Card>
    </main>
  )
}
