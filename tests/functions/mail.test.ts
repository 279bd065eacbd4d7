/** Both ways a message leaves: Resend's HTTP API, answered here by a server of our own, and SMTP. */
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../scripts/stack/ports.ts'
import { createSendMail } from '../../supabase/functions/_shared/mail/send.ts'

const email = { subject: 'Subject', text: 'Text', html: '<p>Text</p>', replyTo: 'visitor@example.com' }
const received: { headers: IncomingHttpHeaders; body: unknown }[] = []
let answer = 200
let server: Server
let url: string
beforeAll(async () => {
  server = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: await json(request) })
    response.writeHead(answer).end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const sender = (settings: Record<string, string>) => createSendMail((name) => settings[name])

describe('by Resend', () => {
  const settings = () => ({
    RESEND_API_KEY: 're_key',
    RESEND_URL: url,
    TEAM_EMAIL: 'one@team.example, two@team.example',
  })

  it('sends the message once per delivery id, to the whole team, with the visitor to reply to', async () => {
    received.length = 0
    await sender(settings())('delivery-1', email)
    expect(received).toMatchObject([
      {
        headers: { authorization: 'Bearer re_key', 'idempotency-key': 'delivery-1' },
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

  it.each([422, 429, 500])('counts an answer of %i as not sent', async (status) => {
    answer = status
    await expect(sender(settings())('delivery-2', email)).rejects.toThrow(`Resend answered ${status}`)
    answer = 200
  })
})

describe('by SMTP', () => {
  it('counts a server that is not there as not sent', async () => {
    const port = String(await freePort())
    await expect(sender({ SMTP_HOST: '127.0.0.1', SMTP_PORT: port })('delivery-3', email)).rejects.toThrow()
  })

  it('says which setting is missing', async () => {
    await expect(sender({})('delivery-4', email)).rejects.toThrow(
      'Neither RESEND_API_KEY nor SMTP_HOST is set',
    )
  })
})
