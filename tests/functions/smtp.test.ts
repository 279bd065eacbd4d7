/** Sending over SMTP: the connections to the real mailbox, and servers that fail at each step. */
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { freePort, HOST } from '../../scripts/stack/ports.ts'
import { createService, type Service } from '../../scripts/stack/service.ts'
import { createMailProvider } from '../../supabase/functions/_shared/mail/send.ts'
import { smtpProvider } from '../../supabase/functions/_shared/mail/smtp.ts'
import { Refused } from '../../supabase/functions/_shared/outbox/channel.ts'
import { emptiedDatabase } from '../support/shared.ts'
import { FAST, mailsIn, startWorker, storeLead } from '../support/worker.ts'

const database = await emptiedDatabase()
const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

async function listen(accept: (socket: Socket) => void): Promise<number> {
  const server = createServer((socket) => accept(socket.on('error', () => undefined)))
  servers.push(server.listen(0, HOST))
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

describe('the mailbox', () => {
  const CONNECTIONS = 3
  const BURST = 24
  let folder: string
  let smtpPort: number
  let mailboxUrl: string
  let mailbox: Service
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'northbow-mail-'))
    smtpPort = await freePort()
    const webPort = await freePort()
    mailboxUrl = `http://${HOST}:${webPort}`
    mailbox = createService({
      name: 'The mailbox',
      id: 'mailbox',
      command: process.execPath,
      args: ['--import', 'tsx', 'scripts/stack/mailbox.ts'],
      environment: { SMTP_PORT: String(smtpPort), MAILBOX_PORT: String(webPort), MAIL_FOLDER: folder },
      logFolder: folder,
      healthUrl: `${mailboxUrl}/healthz`,
      advice: '',
    })
    await mailbox.start()
  })
  afterAll(async () => {
    await mailbox.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const received = async () => {
    const mails: { messageId: string }[] = await (await fetch(`${mailboxUrl}/email`)).json()
    return mails.map(({ messageId }) => /[^<@]+/.exec(messageId)?.[0]).sort()
  }

  it(`receives ${BURST} mails once each, over ${CONNECTIONS} connections at most`, async () => {
    let opened = 0
    let open = 0
    const port = await listen((client) => {
      opened++
      open++
      const upstream = connect(smtpPort, HOST).on('error', () => client.destroy())
      client.pipe(upstream).pipe(client)
      client.on('close', () => open--)
    })
    for (let count = 0; count < BURST; count++) await storeLead(database)
    const settings = {
      SMTP_HOST: HOST,
      SMTP_PORT: String(port),
      MAIL_PER_SECOND: FAST,
      MAIL_CONNECTIONS: String(CONNECTIONS),
    }
    await startWorker(database.call, settings).deliver()
    expect(opened).toBeLessThanOrEqual(CONNECTIONS)
    const ids = (await mailsIn(database)).map(({ id }) => id)
    // The mailbox lists a mail a moment after it has taken it.
    await expect.poll(received).toEqual(ids.sort())
    await expect.poll(() => open).toBe(0)
  })
})

const EMAIL = { subject: 'Subject', text: 'Text', html: '<p>Text</p>', replyTo: 'visitor@example.com' }

/**
 * A server that answers each command with what `answers` has for it; undefined ends the connection, '' never answers,
 * of which `onSilence` is told.
 */
function script(answers: Record<string, string | undefined>, onSilence = () => {}): (socket: Socket) => void {
  return (socket) => {
    const answer = (command: string, usual: string) => {
      const text = command in answers ? answers[command] : usual
      if (text === undefined) socket.destroy()
      else if (text) socket.write(`${text}\r\n`)
      else onSilence()
    }
    let data = false
    answer('greeting', '220 ready')
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
        const command = /^[A-Z]+/.exec(line)?.[0] ?? ''
        if (data && line === '.') {
          data = false
          answer('message', '250 accepted')
        } else if (!data) {
          if (command === 'DATA') data = true
          answer(command, command === 'DATA' ? '354 go on' : '250 ok')
        }
      }
    })
  }
}

describe('a failure proves that nothing was sent', () => {
  const DEADLINE_MS = 300
  afterEach(() => vi.useRealTimers())

  const send = async (answers: Record<string, string | undefined>) => {
    // Time passes only while the server is silent, however slow the machine.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const port = await listen(script(answers, () => vi.advanceTimersByTime(DEADLINE_MS)))
    const provider = smtpProvider({
      host: HOST,
      port,
      from: 'website@northbow.example',
      to: ['ada@example.com'],
      perSecond: 10,
      connections: 1,
      deadlineMs: DEADLINE_MS,
    })
    return provider.send('mail-1', EMAIL).then(
      () => 'sent',
      (error: unknown) => {
        provider.close()
        if (!(error instanceof Refused)) throw error
        return error.refusal
      },
    )
  }

  it.each([
    ['a busy greeting', { greeting: '421 too busy' }, 'SMTP server answered 421 to CONN'],
    ['no greeting', { greeting: '' }, 'no answer in time'],
    ['a refused sender', { MAIL: '451 later, ada@example.com' }, 'SMTP server answered 451 to MAIL FROM'],
    ['a refused recipient', { RCPT: '550 no such user' }, 'SMTP server answered 550 to RCPT TO'],
    ['a refused DATA', { DATA: '452 no space' }, 'SMTP server answered 452 to DATA'],
    ['a connection closed before the data', { RCPT: undefined }, 'SMTP failed (ECONNECTION)'],
  ])('before the data: %s', async (_name, answers, reason) => {
    expect(await send(answers)).toEqual({ reason, mayBeSent: false })
  })

  it.each([
    ['a refused message', { message: '451 failed for ada@example.com' }, 'SMTP server answered 451 to DATA'],
    ['no answer to the message', { message: '' }, 'no answer in time'],
    ['a connection closed after the data', { message: undefined }, 'SMTP failed (ECONNECTION)'],
  ])('but not after them: %s', async (_name, answers, reason) => {
    expect(await send(answers)).toEqual({ reason, mayBeSent: true })
  })

  it('nor does a success', async () => {
    expect(await send({})).toBe('sent')
  })

  it('an answer that arrives byte by byte does not extend the deadline', async () => {
    const port = await listen((socket) => {
      const timer = setInterval(() => socket.write('2'), 20)
      socket.on('close', () => clearInterval(timer))
    })
    const settings = { host: HOST, port, from: 'a@example.com', to: ['b@example.com'] }
    const provider = smtpProvider({ ...settings, perSecond: 1, connections: 1, deadlineMs: DEADLINE_MS })
    await expect(provider.send('mail-1', EMAIL)).rejects.toThrow('no answer in time')
  })
})

describe('a server that asks for a login', () => {
  const EHLO = '250-ready\r\n250 AUTH PLAIN'
  const sendTo = (port: number, login: Record<string, string>, host: string = HOST) => {
    const settings: Record<string, string> = { SMTP_HOST: host, SMTP_PORT: `${port}`, ...login }
    return createMailProvider((name) => settings[name]).send('mail-1', EMAIL)
  }
  const LOGIN = { SMTP_USER: 'northbow', SMTP_PASSWORD: 'open sesame' }

  it('gets the user and the password before the mail', async () => {
    const commands: string[] = []
    const port = await listen((socket) => {
      socket.on('data', (chunk) => commands.push(...chunk.toString().split('\r\n')))
      script({ EHLO, AUTH: '235 welcome' })(socket)
    })
    await sendTo(port, LOGIN)
    const [, credentials = ''] = commands.find((line) => line.startsWith('AUTH'))?.split('PLAIN ') ?? []
    expect(Buffer.from(credentials, 'base64').toString()).toBe('\0northbow\0open sesame')
    expect(commands.findIndex((line) => line.startsWith('MAIL'))).toBeGreaterThan(
      commands.findIndex((line) => line.startsWith('AUTH')),
    )
  })

  it('that refuses them has sent nothing, and the reason does not repeat them', async () => {
    const port = await listen(script({ EHLO, AUTH: '535 northbow: wrong password open sesame' }))
    await expect(sendTo(port, LOGIN)).rejects.toMatchObject({
      refusal: { reason: 'SMTP server answered 535 to AUTH PLAIN', mayBeSent: false },
    })
  })

  it('elsewhere gets none of them without TLS', async () => {
    const commands: string[] = []
    const port = await listen((socket) => {
      socket.on('data', (chunk) => commands.push(chunk.toString()))
      script({ EHLO, STARTTLS: '502 not here' })(socket)
    })
    // The whole network 127.0.0.0/8 is this machine, but written so that it does not look like it.
    await expect(sendTo(port, LOGIN, '2130706433')).rejects.toMatchObject({ refusal: { mayBeSent: false } })
    expect(commands.join('')).not.toContain('AUTH')
    expect(commands.join('')).toContain('STARTTLS')
  })

  it.each([{ SMTP_USER: 'northbow' }, { SMTP_PASSWORD: 'open sesame' }])(
    'is not used with half of the settings: %o',
    (half) => {
      expect(() => sendTo(25, half as Record<string, string>)).toThrow(
        'Set both SMTP_USER and SMTP_PASSWORD, or neither',
      )
    },
  )
})

it('over an unreachable server nothing is sent', async () => {
  const provider = createMailProvider(
    (name) => ({ SMTP_HOST: HOST, SMTP_PORT: '9' })[name as 'SMTP_HOST' | 'SMTP_PORT'],
  )
  await expect(provider.send('mail-1', EMAIL)).rejects.toMatchObject({ refusal: { mayBeSent: false } })
})
