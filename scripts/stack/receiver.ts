/** A child process: a page that shows the webhooks it receives, in place of a CRM and of a chat. */
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import * as v from 'valibot'
import { escapeHtml } from '../../supabase/functions/_shared/text.ts'
import { calgaryTime } from '../../supabase/functions/_shared/time.ts'
import { endWithParent } from './end-with-parent.ts'
import { HOST } from './ports.ts'

const Environment = v.object({
  RECEIVER_PORT: v.pipe(v.string(), v.toNumber()),
  WEBHOOK_SECRET: v.string(),
})
const { RECEIVER_PORT, WEBHOOK_SECRET } = v.parse(Environment, process.env)

/** Older ones are dropped. */
const KEPT = 50
const MAX_BYTES = 1_000_000
const webhook = new Webhook(WEBHOOK_SECRET)
const received: { id: string; at: string; body: string }[] = []

const server = createServer(async (request, response) => {
  if (request.method !== 'POST') return response.setHeader('content-type', 'text/html').end(page())
  if (Number(request.headers['content-length'] ?? MAX_BYTES) >= MAX_BYTES)
    return response.writeHead(413).end()
  const body = await text(request)
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
  )
  try {
    const content = webhook.verify(body, headers)
    const id = headers['webhook-id'] ?? ''
    // A repeat is the same delivery.
    if (!received.some((known) => known.id === id))
      received.unshift({ id, at: new Date().toISOString(), body: JSON.stringify(content, null, 2) })
    received.splice(KEPT)
    response.writeHead(200).end('{}')
  } catch {
    response.writeHead(401).end()
  }
})
server.listen(RECEIVER_PORT, HOST)

function page(): string {
  const items = received.map(
    ({ id, at, body }) =>
      `<h2>${escapeHtml(calgaryTime(at))}</h2><p>${escapeHtml(id)}</p><pre>${escapeHtml(body)}</pre>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="color-scheme" content="light dark">
<title>Webhooks</title><body style="font:15px/1.5 system-ui;max-width:50rem;margin:2rem auto;padding:0 1rem">
<h1>Webhooks</h1>${items.join('\n') || '<p>Send a form on the site, then reload this page.</p>'}`
}

endWithParent(async () => {
  server.close()
  server.closeAllConnections()
})
