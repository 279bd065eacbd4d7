/** Sending a mail over Resend's HTTP API, here answered by a local server, and over SMTP. */
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../scripts/stack/ports.ts'
import { createSendMail } from '../../supabase/functions/_shared/mail/send.ts'

const email = { subject: 'Subject', text: 'Text', html: '<p>Text</p>', replyTo: 'visitor@example.com' }
const received: { headers: IncomingHttpHeaders; body: unknown }[] = []
let status = 200
let server: Server
let url: string
beforeAll(async () => {
  server = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: await json(request) })
    response.writeHead(status).end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const sender = (settings: Record<string, string>) => createSendMail((name) => settings[name])

describe('over Resend', () => {
  const settings = () => ({
    RESEND_API_KEY: 're_key',
    RESEND_URL: url,
    TEAM_EMAIL: 'one@team.example, two@team.example',
  })

  it('sends to the whole team, with an idempotency key and the visitor as Reply-To', async () => {
    received.length = 0
    await sender(settings())('mail-1', email)
    expect(received).toMatchObject([
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

  it.each([422, 429, 500])('fails when the response is %i', async (refusal) => {
    status = refusal
    await expect(sender(settings())('mail-2', email)).rejects.toThrow(`Resend answered ${refusal}`)
    status = 200
  })
})

describe('over SMTP', () => {
  it('fails when the server is unreachable', async () => {
    const port = String(await freePort())
    await expect(sender({ SMTP_HOST: '127.0.0.1', SMTP_PORT: port })('mail-3', email)).rejects.toThrow()
  })

  it('names the missing settings', async () => {
    await expect(sender({})('mail-4', email)).rejects.toThrow('Neither RESEND_API_KEY nor SMTP_HOST is set')
  })
})
