/** Sending a mail over Resend's HTTP API, here answered by a local server. */
import { describe, expect, it } from 'vitest'
import { createMailProvider } from '../../supabase/functions/_shared/mail/send.ts'
import { Refused } from '../../supabase/functions/_shared/outbox/channel.ts'
import { emptiedReceiver } from '../support/receiver.ts'

const email = { subject: 'Subject', text: 'Text', html: '<p>Text</p>', replyTo: 'visitor@example.com' }
const receiver = await emptiedReceiver()

const sender = (settings: Record<string, string>) => createMailProvider((name) => settings[name])

describe('over Resend', () => {
  const settings = () => ({
    RESEND_API_KEY: 're_key',
    RESEND_URL: receiver.url.replace(/\/hook$/, ''),
    TEAM_EMAIL: 'one@team.example, two@team.example',
  })

  it('sends to the whole team, with an idempotency key and the visitor as Reply-To', async () => {
    receiver.answer = (response) => response.end('{"id":"1"}')
    await sender(settings()).send('mail-1', email)
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.received
    expect([{ headers, body: JSON.parse(body) }]).toMatchObject([
      {
        headers: { authorization: 'Bearer re_key', 'idempotency-key': 'mail-1' },
        body: {
          to: ['one@team.example', 'two@team.example'],
          reply_to: 'visitor@example.com',
          subject: 'Subject',
          text: 'Text',
          html: '<p>Text</p>',
        },
      },
    ])
  })

  const refusalOf = async (status: number, headers: Record<string, string> = {}, body = '{}') => {
    receiver.answer = (response) => response.writeHead(status, headers).end(body)
    return sender(settings())
      .send('mail-2', email)
      .then(
        () => undefined,
        (error: unknown) => (error instanceof Refused ? error.refusal : error),
      )
  }

  it.each([
    [401, false],
    [422, false],
    [429, false],
    // Another request with the same key is being processed, or was.
    [409, true],
    [500, true],
    [503, true],
  ])('after the answer %i, whether it may have been sent is %s', async (status, mayBeSent) => {
    expect(await refusalOf(status)).toMatchObject({ reason: `Resend answered ${status}`, mayBeSent })
  })

  it('names the error by its code, without its text, which may repeat addresses', async () => {
    const body = JSON.stringify({ name: 'validation_error', message: 'Invalid `to`: ada@example.com' })
    expect(await refusalOf(422, {}, body)).toMatchObject({ reason: 'Resend answered 422 (validation_error)' })
  })

  it.each([
    ['7', 7],
    ['0', 0],
    ['1.5', 1.5],
    ['999999', 3600],
    ['Wed, 21 Oct 2015 07:28:00 GMT', 0],
    ['soon', undefined],
  ])('Retry-After: %s is read as %s seconds', async (header, retrySeconds) => {
    expect(await refusalOf(429, { 'retry-after': header })).toMatchObject({ throttled: true, retrySeconds })
  })

  it('Retry-After: a date is read as the seconds until then', async () => {
    const header = new Date(Date.now() + 600_000).toUTCString()
    expect(await refusalOf(429, { 'retry-after': header })).toMatchObject({
      retrySeconds: expect.closeTo(600, -2),
    })
  })
})

describe('the settings', () => {
  it('have a pace for each provider, which can be changed', () => {
    const { perSecond: overResend } = sender({ RESEND_API_KEY: 're_key' })
    const { perSecond: overSmtp, connections } = sender({ SMTP_HOST: '127.0.0.1' })
    expect([overResend, overSmtp, connections]).toEqual([2, 10, 4])
    expect(sender({ MAIL_PER_SECOND: '0.5', MAIL_CONNECTIONS: '1' })).toMatchObject({
      perSecond: 0.5,
      connections: 1,
    })
  })

  it.each(['0', '-1', 'fast', 'Infinity'])('refuse the pace "%s"', (value) => {
    expect(() => sender({ MAIL_PER_SECOND: value })).toThrow(
      `MAIL_PER_SECOND must be a positive number; it is "${value}"`,
    )
  })
})

it('names the missing settings', async () => {
  await expect(sender({}).send('mail-4', email)).rejects.toThrow(
    'Neither RESEND_API_KEY nor SMTP_HOST is set',
  )
})
