import { deleteUser, getUser } from '@jatra/contract/account/user-endpoints'
import { expect, it } from 'vitest'
import { demoAccounts } from '../accounts.ts'
import { logIn, prototype } from '../testing/prototype.ts'

it('the last manager stays in prototype mode too', async () => {
  const client = prototype().as('a')
  const { user, access_token: token } = await logIn(client, 'rezwana')
  const params = { userId: user._id }
  const password = demoAccounts.find(({ userName }) => userName === 'rezwana')?.password ?? ''
  await expect(
    client.call(deleteUser, { params, body: { password } }, { token }),
  ).rejects.toMatchObject({
    code: 'forbidden',
    message: 'You are the last manager. Make somebody else a manager first.',
  })
  expect(await client.call(getUser, { params }, { token })).toMatchObject({ role: 'manager' })
})
