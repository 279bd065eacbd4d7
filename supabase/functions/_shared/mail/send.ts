/** The configured mail provider: Resend's HTTP API if its key is set, otherwise SMTP. */
import { site } from '../../../../content/site.ts'
import { secureAddress } from '../http/secure-address.ts'
import type { MailProvider } from './provider.ts'
import { resendProvider } from './resend.ts'
import { smtpProvider } from './smtp.ts'

const RESEND_URL = 'https://api.resend.com/emails'
/** Mails a second: Resend's limit, and what to expect of a mail server. */
const DEFAULT_RATE = { resend: 2, smtp: 10 } as const
const DEFAULT_CONNECTIONS = 4

/** An environment variable's value; undefined or empty when it is not set. */
export type ReadSetting = (name: string) => string | undefined

/** Recipients of the email about every lead. */
export const teamAddresses = (setting: ReadSetting): string[] =>
  (setting('TEAM_EMAIL') || site.email.address).split(',').map((address) => address.trim())

/** Throws, naming the setting, if one is no positive number or lacks its companion. */
export function createMailProvider(setting: ReadSetting): MailProvider {
  const from = setting('MAIL_FROM') || `${site.name} <website@${new URL(site.origin).hostname}>`
  const to = teamAddresses(setting)
  const connections = positive(setting, 'MAIL_CONNECTIONS') ?? DEFAULT_CONNECTIONS
  const rate = positive(setting, 'MAIL_PER_SECOND')
  const key = setting('RESEND_API_KEY')
  if (key) {
    const url = secureAddress('RESEND_URL', setting('RESEND_URL') || RESEND_URL)
    return resendProvider({ key, url, from, to, connections, perSecond: rate ?? DEFAULT_RATE.resend })
  }
  const [host, port] = [setting('SMTP_HOST'), Number(setting('SMTP_PORT') || 25)]
  const login = smtpLogin(setting)
  return smtpProvider({ host, port, login, from, to, connections, perSecond: rate ?? DEFAULT_RATE.smtp })
}

function smtpLogin(setting: ReadSetting): { user: string; password: string } | undefined {
  const [user, password] = [setting('SMTP_USER'), setting('SMTP_PASSWORD')]
  if (Boolean(user) !== Boolean(password)) throw new Error('Set both SMTP_USER and SMTP_PASSWORD, or neither')
  return user && password ? { user, password } : undefined
}

function positive(setting: ReadSetting, name: string): number | undefined {
  const text = setting(name)
  if (!text) return undefined
  const value = Number(text)
  if (!(value > 0 && value < Number.POSITIVE_INFINITY))
    throw new Error(`${name} must be a positive number; it is "${text}"`)
  return value
}
