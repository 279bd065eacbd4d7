/** What the local stack can be told: by environment variables, each with a default. */
import { resolve } from 'node:path'

export type Settings = {
  /** The site, with the backend behind it. */
  port: number
  /** The mailbox page, and the SMTP server that fills it. */
  mailboxPort: number
  smtpPort: number
  /** Where keys, data, mail and logs are kept between runs. */
  folder: string
  /** A PostgreSQL server to use instead of the built-in one. */
  databaseUrl: string | undefined
  /** Milliseconds between calls of deliver-mail. */
  deliveryIntervalMs: number
}

/** Reads the settings. Throws naming the variable that makes no sense. */
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
    folder: resolve(environment.LOCAL_FOLDER || '.local'),
    databaseUrl: environment.DATABASE_URL || undefined,
    deliveryIntervalMs: 5_000,
  }
}
