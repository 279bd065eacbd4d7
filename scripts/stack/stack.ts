/** The whole backend on one machine: database with REST and auth, edge functions, mailbox, mail schedule. */
import { randomBytes } from 'node:crypto'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { site } from '../../content/site.ts'
import { DENO_FLAGS, denoBinary, edgeFunctions, FUNCTIONS_FOLDER } from './deno.ts'
import { hasRoom, requireRoom } from './disk.ts'
import { type Keys, loadKeys } from './keys.ts'
import { freePort, HOST, requireFreePorts } from './ports.ts'
import { scheduleDelivery } from './schedule.ts'
import { createService, type Service, type ServiceOptions } from './service.ts'
import type { Settings } from './settings.ts'

export type Stack = {
  keys: Keys
  /** The backend address for each path of the site's origin: `{ '/rest/v1': 'http://127.0.0.1:…' }`. */
  routes: Readonly<Record<string, string>>
  databaseUrl: string
  mailboxUrl: string
  services: { database: Service; mailbox: Service; functions: readonly Service[] }
  stop(): Promise<void>
}

/**
 * Starts everything; `watch` reloads functions when they change, `receiver` shows what a CRM would get. On
 * failure, stops everything and rejects with a one-line message.
 */
export async function startStack(
  settings: Settings,
  { watch = false, receiver = false } = {},
): Promise<Stack> {
  await requireFreePorts([
    { port: settings.port, variable: 'PORT', what: 'the site' },
    { port: settings.mailboxPort, variable: 'MAILBOX_PORT', what: 'the mailbox page' },
    { port: settings.smtpPort, variable: 'SMTP_PORT', what: 'the mailbox' },
    ...(receiver
      ? [{ port: settings.receiverPort, variable: 'RECEIVER_PORT', what: 'the webhook page' }]
      : []),
  ])
  await requireRoom(settings.folder)
  const keys = await loadKeys(settings.folder)
  const databasePort = await freePort()
  const databaseUrl = `http://${HOST}:${databasePort}`
  const mailboxUrl = `http://${HOST}:${settings.mailboxPort}`
  const webhookSecret = receiver ? `whsec_${randomBytes(32).toString('base64')}` : undefined
  const context = { settings, keys, databaseUrl, watch, webhookSecret }

  const database = createService(databaseOptions(context, databasePort))
  const mailbox = createService(mailboxOptions(context, mailboxUrl))
  const functions = await Promise.all(edgeFunctions().map(async (name) => ({ name, port: await freePort() })))
  const functionServices = functions.map(({ name, port }) =>
    createService(functionOptions(context, name, port)),
  )
  const receivers = webhookSecret ? [createService(receiverOptions(settings, webhookSecret))] : []
  const services = [database, mailbox, ...receivers, ...functionServices]
  const stopAll = async () => {
    await Promise.all(services.map((service) => service.stop()))
  }

  const started = await Promise.allSettled(services.map((service) => service.start()))
  const failed = started.find((result) => result.status === 'rejected')
  if (failed) {
    await stopAll()
    throw failed.reason
  }

  const functionUrls = Object.fromEntries(
    functions.map(({ name, port }) => [`/functions/v1/${name}`, `http://${HOST}:${port}`]),
  )
  const stopSchedule = scheduleDelivery(
    functionUrls['/functions/v1/deliver-mail'] ?? '',
    keys.SUPABASE_SECRET_KEY,
    settings,
  )
  return {
    keys,
    databaseUrl,
    mailboxUrl,
    routes: { '/auth/v1': databaseUrl, '/rest/v1': databaseUrl, ...functionUrls },
    services: { database, mailbox, functions: functionServices },
    stop: async () => {
      stopSchedule()
      await stopAll()
    },
  }
}

type Context = {
  settings: Settings
  keys: Keys
  databaseUrl: string
  watch: boolean
  /** Of the local receiver; none without it. */
  webhookSecret: string | undefined
}

/** A service that a script of this folder runs. */
const ownService = (settings: Settings, id: string) => ({
  id,
  command: process.execPath,
  args: ['--import', 'tsx', `scripts/stack/${id}.ts`],
  logFolder: join(settings.folder, 'logs'),
})

function databaseOptions({ settings, keys, databaseUrl }: Context, port: number): ServiceOptions {
  return {
    name: 'The database',
    ...ownService(settings, 'database'),
    environment: {
      ...keys,
      DATABASE_PORT: String(port),
      DATA_FOLDER: join(settings.folder, 'data'),
      DATABASE_URL: settings.databaseUrl ?? '',
      SITE_URL: `http://${HOST}:${settings.port}`,
      SMTP_PORT: String(settings.smtpPort),
      SENDER_NAME: site.name,
      SENDER_EMAIL: site.email.address,
      ...(settings.authMailIntervalMs !== undefined && {
        AUTH_MAIL_INTERVAL_MS: String(settings.authMailIntervalMs),
      }),
    },
    healthUrl: `${databaseUrl}/auth/v1/health`,
    // On a full disk its files cannot be opened, which would look as if they were broken.
    mayRestart: () => settings.databaseUrl !== undefined || hasRoom(settings.folder),
    advice: settings.databaseUrl
      ? 'Check that DATABASE_URL names a running PostgreSQL server and an empty or earlier Northbow database.'
      : `Stop the other copy if one is running; otherwise move ${join(settings.folder, 'data')} away and start again.`,
  }
}

function mailboxOptions({ settings }: Context, mailboxUrl: string): ServiceOptions {
  return {
    name: 'The mailbox',
    ...ownService(settings, 'mailbox'),
    environment: {
      SMTP_PORT: String(settings.smtpPort),
      MAILBOX_PORT: String(settings.mailboxPort),
      MAIL_FOLDER: join(settings.folder, 'mail'),
    },
    healthUrl: `${mailboxUrl}/healthz`,
    advice: 'Set MAILBOX_PORT and SMTP_PORT to free ports, or run npm ci again.',
  }
}

function receiverOptions(settings: Settings, webhookSecret: string): ServiceOptions {
  return {
    name: 'The webhook page',
    ...ownService(settings, 'receiver'),
    environment: { RECEIVER_PORT: String(settings.receiverPort), WEBHOOK_SECRET: webhookSecret },
    healthUrl: `http://${HOST}:${settings.receiverPort}`,
    advice: 'Set RECEIVER_PORT to a free port, or run npm ci again.',
  }
}

function functionOptions(
  { settings, keys, databaseUrl, watch, webhookSecret }: Context,
  name: string,
  port: number,
): ServiceOptions {
  const entry = pathToFileURL(resolve(FUNCTIONS_FOLDER, name, 'index.ts')).href
  return {
    name: `The function ${name}`,
    id: name,
    command: denoBinary(),
    args: [
      'run',
      ...(watch ? ['--watch', '--no-clear-screen'] : []),
      '--cached-only',
      ...DENO_FLAGS,
      '--allow-env',
      '--allow-net',
      '--allow-read',
      '--allow-sys',
      'scripts/stack/edge-main.ts',
      entry,
    ],
    environment: {
      SUPABASE_URL: databaseUrl,
      SUPABASE_SECRET_KEY: keys.SUPABASE_SECRET_KEY,
      ADDRESS_HASH_KEY: keys.ADDRESS_HASH_KEY,
      PUBLIC_URL: `http://${HOST}:${settings.port}`,
      // The site's own proxy.
      TRUSTED_PROXY_HOPS: '1',
      MAILED_PER_HOUR: settings.mailedPerHour,
      SMTP_HOST: HOST,
      SMTP_PORT: String(settings.smtpPort),
      ...(webhookSecret && {
        CRM_WEBHOOK_URL: `http://${HOST}:${settings.receiverPort}`,
        CRM_WEBHOOK_SECRET: webhookSecret,
      }),
      DENO_SERVE_ADDRESS: `tcp:${HOST}:${port}`,
      DENO_NO_UPDATE_CHECK: '1',
    },
    logFolder: join(settings.folder, 'logs'),
    healthUrl: `http://${HOST}:${port}`,
    advice: 'Run npm ci again; the function runs on the deno package.',
  }
}
