/** Sends one e-mail: over Resend's HTTP API when its key is set, otherwise over SMTP. */
import { site } from '../../../../content/site.ts'

const MAIL_TIMEOUT_MS = 10_000
const RESEND_URL = 'https://api.resend.com/emails'

export type Email = {
  subject: string
  text: string
  html: string
  replyTo: string
  /** One address; defaults to the team's addresses. */
  to?: string
  headers?: Readonly<Record<string, string>>
}

/** Sends `email` with `id` as its idempotency key, the same for every attempt. Rejects when it was not accepted. */
export type SendMail = (id: string, email: Email) => Promise<void>

/** An environment variable's value; undefined or empty when it is not set. */
export type ReadSetting = (name: string) => string | undefined

export function createSendMail(setting: ReadSetting): SendMail {
  const from = setting('MAIL_FROM') || `${site.name} <website@${new URL(site.origin).hostname}>`
  const to = (setting('TEAM_EMAIL') || site.email.address).split(',').map((address) => address.trim())
  const resendKey = setting('RESEND_API_KEY')
  return resendKey
    ? overResend({ key: resendKey, url: setting('RESEND_URL') || RESEND_URL, from, to })
    : overSmtp({ host: setting('SMTP_HOST'), port: Number(setting('SMTP_PORT') || 25), from, to })
}

function overResend(options: { key: string; url: string; from: string; to: string[] }): SendMail {
  return async (id, { subject, text, html, replyTo, to = options.to, headers }) => {
    const response = await fetch(options.url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${options.key}`,
        'content-type': 'application/json',
        'idempotency-key': id,
      },
      body: JSON.stringify({ from: options.from, to, subject, text, html, reply_to: replyTo, headers }),
      signal: AbortSignal.timeout(MAIL_TIMEOUT_MS),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`Resend answered ${response.status}`)
  }
}

function overSmtp(options: { host: string | undefined; port: number; from: string; to: string[] }): SendMail {
  return async (id, { subject, text, html, replyTo, to = options.to, headers }) => {
    if (!options.host) throw new Error('Neither RESEND_API_KEY nor SMTP_HOST is set')
    // Imported on first use, because hosted functions send over HTTP and never need it.
    const { createTransport } = await import('nodemailer')
    const transport = createTransport({
      host: options.host,
      port: options.port,
      connectionTimeout: MAIL_TIMEOUT_MS,
      greetingTimeout: MAIL_TIMEOUT_MS,
      socketTimeout: MAIL_TIMEOUT_MS,
    })
    try {
      await transport.sendMail({
        from: options.from,
        to,
        replyTo,
        subject,
        text,
        html,
        ...(headers ? { headers } : {}),
        // A retry after a lost response has the same id, so that a mailbox can drop the repeat.
        messageId: `<${id}@${new URL(site.origin).hostname}>`,
      })
    } finally {
      transport.close()
    }
  }
}
