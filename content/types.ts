/** Types that machines, pages and functions share. Nothing here exists at run time. */
import type { CLICK_IDS, UTM_PARAMETERS } from './constants.ts'

/** The campaign a visitor came from, by `utm_` parameter, empty text where there is none; and the click, if it has an id. */
export type Campaign = Record<(typeof UTM_PARAMETERS)[number], string> & {
  readonly [Id in (typeof CLICK_IDS)[number]]?: string
}

/** What is wrong with each field that failed its check, by field name. */
export type FieldErrors = Readonly<Record<string, string>>

/** What is said about a new password. */
export type PasswordAdvice = 'tooShort' | 'common' | 'pattern' | 'address' | 'short' | 'long'

/** What a link of the newsletter's mails is for. */
export type LinkAction = 'confirm' | 'unsubscribe'

/** What the newsletter's page shows: at first what it is for, a form, or what came of one. */
export type NewsletterStep =
  | 'start'
  | 'confirmSent'
  | 'confirmLater'
  | 'invalid'
  | 'failed'
  | 'confirm'
  | 'confirmed'
  | 'unsubscribe'
  | 'unsubscribed'
  | 'onTheList'
  | 'offTheList'
  | 'expired'
