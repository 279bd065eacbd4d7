/** The words of the account emails, which the sign-in service sends. */
import { site } from './site.ts'

export type AuthMail = {
  subject: string
  text: string
  /** The link's label. Without one, the email has a code to type. */
  action?: string
  /** How long the link or code works, and where. */
  link: string
  notYou: string
}

const LINK = 'The link works once, within an hour'

/** Keyed by Supabase's template names. The service fills in the braces. */
export const authMails = {
  confirmation: {
    subject: 'Confirm your email address',
    text: `An account with this address was created on the website of ${site.name}. Please confirm that it is yours.`,
    action: 'Confirm your address',
    link: `${LINK}. In the browser that you signed up with, it also signs you in, and you choose your password there. Did our page ask for a code? It is {{ .Token }}.`,
    notYou:
      'If it was not you, you can ignore this email. Without your confirmation the account cannot be used.',
  },
  magic_link: {
    subject: 'Your code to sign in',
    text: `Enter this code on the page of the ${site.name} where you asked for it:`,
    link: 'The code works once, within an hour. Nobody on our team will ever ask you for it.',
    notYou: 'If you did not ask for it, you can ignore this email. Nobody can sign in without it.',
  },
  recovery: {
    subject: 'Choose a new password',
    text: `Someone asked for a new password for your account on the website of ${site.name}.`,
    action: 'Choose a new password',
    link: `${LINK}, in the browser that asked for it. Did our page ask for a code to sign in? It is {{ .Token }}.`,
    notYou: 'If it was not you, you can ignore this email. Your password is unchanged.',
  },
  email_change: {
    subject: 'Confirm your new email address',
    text: `The email address of your account on the website of ${site.name} is to change from {{ .Email }} to {{ .NewEmail }}.`,
    action: 'Confirm the change',
    link: `${LINK}. The address changes once it is confirmed.`,
    notYou: 'If it was not you, do not confirm it, and please change your password.',
  },
} as const satisfies Record<string, AuthMail>
