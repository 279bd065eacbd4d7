/** The settings of the local stack: environment variables, each with a default. */
import { resolve } from 'node:path'

export type Settings = {
  /** Port of the site, which also serves the backend. */
  port: number
  /** Ports of the mailbox page and of its SMTP server. */
  mailboxPort: number
  smtpPort: number
  /** Port of the page that shows webhooks. */
  receiverPort: number
  /** The folder for keys, data, mail and logs. */
  folder: string
  /** A PostgreSQL server to use instead of the built-in one. */
  databaseUrl: string | undefined
  /** How many leads an hour are mailed at once; the functions' default when it is empty. */
  mailedPerHour: string
  /** Milliseconds between calls of deliver-mail. */
  deliveryIntervalMs: number
  /** Milliseconds between two mails of a kind to one account; as in supabase/config.toml by default. */
  authMailIntervalMs: number | undefined
}

/** Reads the settings. Throws naming an invalid variable. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const port = (name: string, fallback: number) => {
    const text = environment[name]
    const value = text ? Number(text) : fallback
    if (!Number.isInteger(value) || value < 1 || value > 65_535)
      throw new Error(`${name} must be a port number, 1 to 65535; it is "${text}".`)
    return value
  }
  return {
    port: port('PORT', 4173),
    mailboxPort: port('MAILBOX_PORT', 1080),
    smtpPort: port('SMTP_PORT', 1025),
    receiverPort: port('RECEIVER_PORT', 1090),
    folder: resolve(environment.LOCAL_FOLDER || '.local'),
    databaseUrl: databaseUrl(environment.DATABASE_URL),
    mailedPerHour: environment.MAILED_PER_HOUR ?? '',
    deliveryIntervalMs: 5_000,
    authMailIntervalMs: undefined,
  }
}

/** The address of a PostgreSQL server. The error does not repeat it, because it has a password. */
function databaseUrl(text: string | undefined): string | undefined {
  if (!text) return undefined
  if (!URL.canParse(text) || !/^postgres(ql)?:$/.test(new URL(text).protocol))
    throw new Error('DATABASE_URL must look like postgresql://user:password@host:5432/database.')
  return text
}
