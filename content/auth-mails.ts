/** The words of the mails about accounts, which the sign-in service sends. */
import { site } from './site.ts'

type AuthMail = {
  subject: string
  text: string
  action: string
  /** How long the link works, and where. */
  link: string
  notYou: string
}

const LINK = 'The link works for an hour, once'

/** By the names of Supabase's templates. In braces is what the service fills in. */
export const authMails = {
  confirmation: {
    subject: 'Confirm your email address',
    text: `An account with this address was created on the website of ${site.name}. Please confirm that it is yours.`,
    action: 'Confirm your address',
    link: `${LINK}. In the browser that you signed up with, it also signs you in.`,
    notYou:
      'If it was not you, you need not do anything. Without your confirmation the account cannot be used.',
  },
  recovery: {
    subject: 'Choose a new password',
    text: `Somebody asked for a new password for your account on the website of ${site.name}.`,
    action: 'Choose a new password',
    link: `${LINK}, in the browser that asked for it.`,
    notYou: 'If it was not you, you need not do anything. Your password is unchanged.',
  },
  email_change: {
    subject: 'Confirm your new email address',
    text: `The email address of your account on the website of ${site.name} is to change from {{ .Email }} to {{ .NewEmail }}.`,
    action: 'Confirm the change',
    link: `${LINK}. The address changes once it is confirmed.`,
    notYou: 'If it was not you, do not confirm it, and please change your password.',
  },
} as const satisfies Record<string, AuthMail>
