/** A running project: REST and auth on a database, the bundled functions, and stand-ins for the mail services. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { site } from '../../content/site.ts'
import { type MailProvider, startMailProvider } from '../../tests/support/mail-provider.ts'
import { type Keys, loadKeys } from '../stack/keys.ts'
import { freePort, HOST } from '../stack/ports.ts'
import { createService, type ServiceOptions } from '../stack/service.ts'
import type { Bundles } from './bundle.ts'
import { bundledFunction } from './bundled-function.ts'
import { startGateway } from './gateway.ts'
import type { ProjectDatabase } from './platform.ts'

export type Project = {
  /** The address that the site is built with. */
  url: string
  keys: Keys
  /** The mail that the functions' mail service accepted. */
  mail: MailProvider
  /** The page with the mails about accounts. */
  mailboxUrl: string
  /** The log of functions and database. */
  log(): string
  stop(): Promise<void>
}

export type ProjectOptions = {
  /** For keys, data and logs. */
  folder: string
  database: ProjectDatabase
  bundles: Bundles
  siteUrl: string
  /** The project's own address is known before it starts, because the site is built with it. */
  port: number
}

export async function startProject(options: ProjectOptions): Promise<Project> {
  const { folder, bundles, siteUrl, port } = options
  const keys = await loadKeys(folder)
  const mail = await startMailProvider()
  const [databasePort, smtpPort, mailboxPort] = [await freePort(), await freePort(), await freePort()]
  const databaseUrl = `http://${HOST}:${databasePort}`
  const mailboxUrl = `http://${HOST}:${mailboxPort}`
  const secrets = {
    SITE_URL: siteUrl,
    TEAM_EMAIL: site.email.address,
    RESEND_API_KEY: 're_rehearsal',
    RESEND_URL: mail.url,
    MAIL_PER_SECOND: '200',
    ADDRESS_HASH_KEY: keys.ADDRESS_HASH_KEY,
    TRUSTED_PROXY_HOPS: '1',
  }
  const logFolder = join(folder, 'logs')
  const inThisProcess = (
    id: string,
    healthUrl: string,
    environment: Record<string, string>,
  ): ServiceOptions => ({
    name: `The ${id}`,
    id,
    command: process.execPath,
    args: ['--import', 'tsx', `scripts/stack/${id}.ts`],
    environment,
    logFolder,
    healthUrl,
    advice: 'Look at its log.',
  })
  const backend = createService(
    inThisProcess('database', `${databaseUrl}/auth/v1/health`, {
      ...keys,
      DATABASE_PORT: String(databasePort),
      DATA_FOLDER: join(folder, 'data'),
      DATABASE_URL: options.database.adminUrl,
      SITE_URL: siteUrl,
      SMTP_PORT: String(smtpPort),
      SENDER_NAME: site.name,
      SENDER_EMAIL: site.email.address,
    }),
  )
  const mailbox = createService(
    inThisProcess('mailbox', `${mailboxUrl}/healthz`, {
      SMTP_PORT: String(smtpPort),
      MAILBOX_PORT: String(mailboxPort),
      MAIL_FOLDER: join(folder, 'mail'),
    }),
  )
  const url = `http://${HOST}:${port}`
  const functions = await Promise.all(
    bundles.names.map(async (name) => {
      const address = `http://${HOST}:${await freePort()}`
      // Supabase sets these two itself.
      const own = {
        SUPABASE_URL: url,
        SUPABASE_SECRET_KEYS: JSON.stringify({ default: keys.SUPABASE_SECRET_KEY }),
      }
      return {
        route: [`/functions/v1/${name}`, address] as const,
        service: createService(
          bundledFunction(name, bundles.folder, address, { ...own, ...secrets }, logFolder),
        ),
      }
    }),
  )
  const services = [backend, mailbox, ...functions.map(({ service }) => service)]
  const gateway = await startGateway(port, {
    '/rest/v1': databaseUrl,
    '/auth/v1': databaseUrl,
    ...Object.fromEntries(functions.map(({ route }) => route)),
  })
  const stop = async () => {
    gateway.stop()
    await Promise.all(services.map((service) => service.stop()))
    mail.close()
  }
  try {
    await Promise.all(services.map((service) => service.start()))
  } catch (error) {
    await stop()
    throw error
  }
  const logged = (id: string) => readFileSync(join(logFolder, `${id}.log`), 'utf8')
  return {
    url,
    keys,
    mail,
    mailboxUrl,
    log: () => ['database', ...bundles.names].map(logged).join(''),
    stop,
  }
}
