import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startMailServer, type MailServer } from '../../testing/mail-server.ts'
import { PermanentMailError, type OutgoingEmail, type MailProvider } from './mail-provider.ts'
import { createSmtpMail } from './smtp-mail.ts'

const from = 'Jatra <hello@jatra.example>'
const email: OutgoingEmail = {
  id: 'email-1',
  to: 'rahima@example.com',
  writtenAt: Date.parse('2026-11-20T06:00:00Z'),
  subject: 'Payment confirmed: যাত্রা, Đặng İbrahim, 王伟, محمد, राहुल, தமிழ்',
  text: 'Paid by Đặng İbrahim, 王伟: ৳7,200, ₹5,000',
  html: '<p>Paid by Đặng İbrahim, 王伟: ৳7,200, ₹5,000</p>',
  link: null,
  attachments: [],
}

let server: MailServer
let mail: MailProvider
beforeEach(async () => {
  server = await startMailServer()
  mail = createSmtpMail({ url: server.url, from })
})
afterEach(async () => {
  mail.close()
  await server.close()
})

/** What a mail server says. */
const saying = (code: number, words: string) =>
  Object.assign(new Error(words), { responseCode: code })

describe('emails over SMTP', () => {
  it('arrive as text and as HTML, in any script', async () => {
    await mail.send(email)
    expect(server.emails).toMatchObject([
      {
        subject: email.subject,
        text: `${email.text}\n`,
        html: `${email.html}\n`,
        date: '2026-11-20T06:00:00.000Z',
        from: { name: 'Jatra', address: 'hello@jatra.example' },
        to: [{ address: email.to }],
        messageId: '<email-1@jatra.example>',
      },
    ])
    const headers = server.emails[0]?.headers ?? []
    expect(headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    )
  })

  it('arrive with their files, each of its own type', async () => {
    const calendar = 'BEGIN:VCALENDAR\r\nSUMMARY:ঢাকা\r\nEND:VCALENDAR\r\n'
    const pdf = Uint8Array.from({ length: 300 }, (_, index) => index % 256)
    const type = 'text/calendar; charset=utf-8; method=CANCEL'
    const attachments = [
      { name: 'jatra-K7M2-9QXD-ticket.pdf', type: 'application/pdf', content: pdf },
      { name: 'jatra-K7M2-9QXD.ics', type, content: new TextEncoder().encode(calendar) },
    ]
    await mail.send({ ...email, attachments })
    const arrived = server.emails[0]?.attachments ?? []
    expect(arrived.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      ['jatra-K7M2-9QXD-ticket.pdf', 'application/pdf'],
      ['jatra-K7M2-9QXD.ics', 'text/calendar'],
    ])
    const bytesOf = (content: ArrayBuffer | Uint8Array | string | undefined) =>
      typeof content === 'string' ? content : Buffer.from(new Uint8Array(content ?? []))
    expect(bytesOf(arrived[0]?.content)).toEqual(Buffer.from(pdf))
    // The reader makes the line ends of a text its own.
    expect(String(bytesOf(arrived[1]?.content))).toBe(calendar.replaceAll('\r\n', '\n'))
    expect(arrived[1]).toMatchObject({ method: 'CANCEL' })
  })

  it('have the same Message-ID each time they are sent', async () => {
    await mail.send(email)
    await mail.send(email)
    const [first, again] = server.emails
    expect(again?.messageId).toBe(first?.messageId)
  })

  it('go to one mailbox and have one subject, whatever is written there', async () => {
    const subject = 'Hello\r\nBcc: everybody@example.com'
    await mail.send({ ...email, to: 'a@example.com, b@example.com', subject }).catch(() => {})
    await mail.send({ ...email, subject })
    expect(server.emails).toHaveLength(1)
    expect(server.emails[0]?.to).toHaveLength(1)
    expect(server.emails[0]?.bcc ?? []).toEqual([])
    expect(server.emails[0]?.headers.map(({ key }) => key)).not.toContain('bcc')
  })

  it('go five at a time, and all of them', async () => {
    const sent = Array.from({ length: 20 }, (_, index) => mail.send({ ...email, id: `l${index}` }))
    await Promise.all(sent)
    expect(new Set(server.emails.map(({ messageId }) => messageId)).size).toBe(20)
  })

  it('are rejected for good where there is no such mailbox', async () => {
    server.mood = saying(550, '5.1.1 no such mailbox')
    await expect(mail.send(email)).rejects.toBeInstanceOf(PermanentMailError)
  })

  it.each([
    [saying(450, '4.2.1 the mailbox is busy')],
    [saying(550, '5.7.1 relaying denied')],
    [saying(554, 'we do not know you')],
  ])('may be tried again after: %s', async (mood) => {
    server.mood = mood
    const error: unknown = await mail.send(email).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(PermanentMailError)
    server.mood = 'taking'
    await mail.send(email)
    expect(server.emails).toHaveLength(1)
  })

  it('may be retried after a wrong password, which is not logged', async () => {
    const guarded = await startMailServer({ user: 'jatra', password: 'right' })
    const url = guarded.url.replace(':right@', ':hunter2@')
    const stranger = createSmtpMail({ url, from })
    const error: unknown = await stranger.send(email).catch((thrown: unknown) => thrown)
    expect(error).not.toBeInstanceOf(PermanentMailError)
    expect(String(error)).not.toMatch(/hunter2/)
    stranger.close()
    const known = createSmtpMail({ url: guarded.url, from })
    await known.send(email)
    expect(guarded.emails).toHaveLength(1)
    known.close()
    await guarded.close()
  })
})

describe('a mail server that does not answer', () => {
  it('times out when it hangs at the email', async () => {
    server.mood = 'silent'
    const hasty = createSmtpMail({ url: server.url, from, patienceMs: 1_000 })
    await expect(hasty.send(email)).rejects.toThrow(/timeout/i)
    hasty.close()
  })

  it('times out when it says nothing from the start', async () => {
    const mute: Server = createServer()
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve))
    const { port } = mute.address() as AddressInfo
    const hasty = createSmtpMail({ url: `smtp://127.0.0.1:${port}`, from, patienceMs: 1_000 })
    await expect(hasty.send(email)).rejects.toThrow(/greeting|timeout/i)
    hasty.close()
    await new Promise((resolve) => mute.close(resolve))
  })

  it('is given up while it trickles for ever, and keeps no later email from being sent', async () => {
    let trickling = true
    const clients: Socket[] = []
    const endless: Server = createServer((client) => {
      clients.push(client)
      const say = (line: string) => void client.write(`${line}\r\n`)
      let timer: NodeJS.Timeout | undefined
      client.on('error', () => {}).on('close', () => clearInterval(timer))
      say('220 mail.test')
      client.on('data', (heard) => {
        if (!trickling) client.destroy()
        else timer ??= heard.includes('EHLO') ? setInterval(say, 10, '250-more') : undefined
      })
    })
    await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve))
    const { port } = endless.address() as AddressInfo
    const hasty = createSmtpMail({ url: `smtp://127.0.0.1:${port}`, from, patienceMs: 200 })
    // More than connect at once: they would wait for those that hang.
    const sent = await Promise.allSettled(Array.from({ length: 6 }, () => hasty.send(email)))
    expect(sent.map(({ status }) => status)).toEqual(Array.from(sent, () => 'rejected'))
    trickling = false
    await expect(hasty.send(email)).rejects.toThrow(/closed/i)
    hasty.close()
    for (const client of clients) client.destroy()
    await new Promise((resolve) => endless.close(resolve))
  })

  it('fails when it cannot be reached', async () => {
    await server.close()
    await expect(mail.send(email)).rejects.toThrow(/ECONNREFUSED/)
  })
})
