/** Sends mail over SMTP and reuses connections. */
// Types only: the library is imported on first use, because hosted functions send over HTTP and never need it.
import type MimeNode from 'nodemailer/lib/mime-node'
import type SMTPConnection from 'nodemailer/lib/smtp-connection'
import { site } from '../../../../content/site.ts'
import { DELIVERY_DEADLINE_MS, Refused } from '../outbox/channel.ts'
import type { Addresses, Email, MailProvider } from './provider.ts'

/** SMTP over TLS from the start (RFC 8314). */
const SUBMISSIONS_PORT = 465
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|::1)$/

type Options = Addresses & {
  host: string | undefined
  port: number
  /** Without one, the functions do not sign in. */
  login?: { user: string; password: string } | undefined
  perSecond: number
  connections: number
  deadlineMs?: number
}

export function smtpProvider(options: Options): MailProvider {
  const { host, port, login, perSecond, connections, deadlineMs = DELIVERY_DEADLINE_MS } = options
  const idle: SMTPConnection[] = []
  const forget = (connection: SMTPConnection) => {
    if (idle.includes(connection)) idle.splice(idle.indexOf(connection), 1)
  }

  /** Connects, unless a connection is idle. */
  async function take(): Promise<SMTPConnection> {
    const known = idle.pop()
    if (known) return known
    if (!host) throw new Error('Neither RESEND_API_KEY nor SMTP_HOST is set')
    const { default: Connection } = await import('nodemailer/lib/smtp-connection')
    // The library's timeouts apply to single steps and come after the deadline of the whole.
    const connection = new Connection({
      host,
      port,
      // This port uses TLS from the start; on others the connection is upgraded if the server offers it.
      secure: port === SUBMISSIONS_PORT,
      // The password must not cross the network in the clear.
      requireTLS: login !== undefined && !LOOPBACK.test(host),
      connectionTimeout: 2 * deadlineMs,
      greetingTimeout: 2 * deadlineMs,
      socketTimeout: 2 * deadlineMs,
    })
    connection.once('end', () => forget(connection))
    return connection
  }

  return {
    name: 'smtp',
    perSecond,
    connections,
    send: async (id, email) => {
      const attempt = { connection: undefined as SMTPConnection | undefined, dataStarted: false }
      const sending = (async () => {
        const message = await compose(id, email, options)
        const connection = await take()
        attempt.connection = connection
        await transmit(connection, login, message, () => {
          attempt.dataStarted = true
        })
        return connection
      })()
      let timer: ReturnType<typeof setTimeout> | undefined
      const deadline = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error('no answer in time')), deadlineMs)
      })
      try {
        idle.push(await Promise.race([sending, deadline]))
      } catch (error) {
        attempt.connection?.close()
        // An outcome after the deadline is ignored.
        sending.then(
          (connection) => connection.close(),
          () => undefined,
        )
        throw new Refused({ reason: reasonOf(error), mayBeSent: attempt.dataStarted })
      } finally {
        clearTimeout(timer)
      }
    },
    close: () => {
      for (const connection of idle.splice(0)) connection.quit()
    },
  }
}

async function compose(
  id: string,
  { subject, text, html, replyTo, to, headers }: Email,
  { from, to: team }: Addresses,
): Promise<MimeNode> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
  return new MailComposer({
    from,
    to: to ?? team,
    replyTo,
    subject,
    text,
    html,
    ...(headers ? { headers } : {}),
    // A retry after a lost response has the same id, so a mailbox can drop the repeat.
    messageId: `<${id}@${new URL(site.origin).hostname}>`,
  }).compile()
}

/**
 * Connects and signs in if necessary, and sends one message. `onData`: the server has accepted sender and recipients.
 */
function transmit(
  connection: SMTPConnection,
  login: Options['login'],
  message: MimeNode,
  onData: () => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const send = () => {
      const stream = message.createReadStream()
      stream.once('resume', onData)
      connection.send(message.getEnvelope(), stream, (error) => (error ? reject(error) : resolve()))
    }
    connection.removeAllListeners('error')
    connection.on('error', reject)
    const signIn = () => {
      if (!login) return send()
      const credentials = { user: login.user, pass: login.password }
      connection.login({ credentials }, (error) => (error ? reject(error) : send()))
    }
    if (connection.stage === 'connected') send()
    else connection.connect((error) => (error ? reject(error) : signIn()))
  })
}

/** The code of the server or connection, without its text, which may repeat addresses. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'SMTP failed'
  const { responseCode, command, code } = error as Error & Record<string, unknown>
  if (responseCode) return `SMTP server answered ${responseCode}${command ? ` to ${command}` : ''}`
  return code ? `SMTP failed (${code})` : error.message
}
