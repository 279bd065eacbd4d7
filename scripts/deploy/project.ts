/** A running project: REST and auth on a database, the bundled functions, and stand-ins for the mail services. */
import { join } from 'node:path'
import { preview } from 'vite'
import { site } from '../../content/site.ts'
import { type MailProvider, startMailProvider } from '../../tests/support/mail-provider.ts'
import { denoBinary } from '../stack/deno.ts'
import { type Keys, loadKeys } from '../stack/keys.ts'
import { freePort, HOST } from '../stack/ports.ts'
import { createService, type ServiceOptions } from '../stack/service.ts'
import { siteProxy } from '../stack/site-proxy.ts'
import type { ProjectDatabase } from './platform.ts'

export type Project = {
  /** The address that the site is built with. */
  url: string
  keys: Keys
  /** The mail that the functions' mail service accepted. */
  mail: MailProvider
  /** The page with the mails about accounts. */
  mailboxUrl: string
  stop(): Promise<void>
}

type ProjectOptions = {
  /** For keys, data and logs. */
  folder: string
  database: ProjectDatabase
  functions: readonly string[]
  /** The folder of the bundled functions. */
  bundles: string
  siteUrl: string
  /** The project's own address is known before it starts, because the site is built with it. */
  port: number
}

export async function startProject(options: ProjectOptions): Promise<Project> {
  const { folder, siteUrl, port, bundles } = options
  const keys = await loadKeys(folder)
  const mail = await startMailProvider()
  const [databasePort, smtpPort, mailboxPort] = [await freePort(), await freePort(), await freePort()]
  const databaseUrl = `http://${HOST}:${databasePort}`
  const mailboxUrl = `http://${HOST}:${mailboxPort}`
  const url = `http://${HOST}:${port}`
  const ofStack: Omit<ServiceOptions, 'id' | 'environment' | 'healthUrl' | 'args'> = {
    name: 'A service',
    command: process.execPath,
    logFolder: join(folder, 'logs'),
    advice: 'Look at its log.',
  }
  const database = createService({
    ...ofStack,
    id: 'database',
    args: ['--import', 'tsx', 'scripts/stack/database.ts'],
    environment: {
      ...keys,
      DATABASE_PORT: String(databasePort),
      DATA_FOLDER: join(folder, 'data'),
      DATABASE_URL: options.database.adminUrl,
      SITE_URL: siteUrl,
      SMTP_PORT: String(smtpPort),
      SENDER_NAME: site.name,
      SENDER_EMAIL: site.email.address,
    },
    healthUrl: `${databaseUrl}/auth/v1/health`,
  })
  const mailbox = createService({
    ...ofStack,
    id: 'mailbox',
    args: ['--import', 'tsx', 'scripts/stack/mailbox.ts'],
    environment: {
      SMTP_PORT: String(smtpPort),
      MAILBOX_PORT: String(mailboxPort),
      MAIL_FOLDER: join(folder, 'mail'),
    },
    healthUrl: `${mailboxUrl}/healthz`,
  })
  const settings = {
    // Supabase sets these two itself.
    SUPABASE_URL: url,
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: keys.SUPABASE_SECRET_KEY }),
    SITE_URL: siteUrl,
    TEAM_EMAIL: site.email.address,
    RESEND_API_KEY: 're_rehearsal',
    RESEND_URL: mail.url,
    MAIL_PER_SECOND: '200',
    ADDRESS_HASH_KEY: keys.ADDRESS_HASH_KEY,
    TRUSTED_PROXY_HOPS: '1',
    DENO_NO_UPDATE_CHECK: '1',
  }
  const routes: Record<string, string> = { '/rest/v1': databaseUrl, '/auth/v1': databaseUrl }
  const services = [database, mailbox]
  for (const id of options.functions) {
    const healthUrl = `http://${HOST}:${await freePort()}`
    routes[`/functions/v1/${id}`] = healthUrl
    // Nothing but the bundle: no settings, no packages and no files of the project.
    const alone = ['--no-config', '--no-lock', '--no-npm', '--no-remote', `--allow-read=${bundles}`]
    const service = createService({
      ...ofStack,
      id,
      command: denoBinary(),
      args: [
        ...['run', ...alone, '--allow-env', '--allow-net', '--allow-sys'],
        ...[join(bundles, 'main.ts'), `file://${join(bundles, `${id}.js`)}`],
      ],
      environment: { ...settings, DENO_SERVE_ADDRESS: `tcp:${new URL(healthUrl).host}` },
      healthUrl,
    })
    services.push(service)
  }
  // The project's single address, which routes requests to its services and names the client.
  const gateway = await preview({
    configFile: false,
    logLevel: 'silent',
    preview: { host: HOST, port, strictPort: true, cors: false, proxy: siteProxy(routes) },
  })
  const stop = async () => {
    await gateway.close()
    await Promise.all(services.map((service) => service.stop()))
    mail.close()
  }
  try {
    await Promise.all(services.map((service) => service.start()))
  } catch (error) {
    await stop()
    throw error
  }
  return { url, keys, mail, mailboxUrl, stop }
}
