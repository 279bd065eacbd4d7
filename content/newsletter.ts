/** The newsletter: the words of its form and mail, and where its links lead. */
import { mailingAddress, site } from './site.ts'
import type { NewsletterStep } from './types.ts'

export const NEWSLETTER_LIMIT = { confirmWithinDays: 7, mailsPerDay: 3 } as const

/** The page that the mail's links lead to. */
export const NEWSLETTER_PATH = '/newsletter'

/** The query parameter that carries the code of a link in a mail. */
export const NEWSLETTER_CODE_PARAMETER = 'token'

/** The URL fragment of each thing that the page shows. */
export const NEWSLETTER_FRAGMENT = {
  /** Requested: a confirmation mail is on its way. */
  confirmSent: 'confirm-sent',
  /** The same while it waits its turn. */
  confirmLater: 'confirm-later',
  invalid: 'invalid',
  failed: 'failed',
  /** The forms that the mail links to, and the same after a failure. */
  confirm: 'confirm',
  confirmFailed: 'confirm-failed',
  unsubscribe: 'unsubscribe',
  unsubscribeFailed: 'unsubscribe-failed',
  confirmed: 'confirmed',
  unsubscribed: 'unsubscribed',
  /** The link changed nothing: the address was on the list before, or off it. */
  onTheList: 'on-the-list',
  offTheList: 'off-the-list',
  /** The link is too old, or its code is unknown. */
  expired: 'expired',
} as const satisfies Record<Exclude<NewsletterStep, 'start'> | 'confirmFailed' | 'unsubscribeFailed', string>

export const newsletter = {
  title: 'The Calgary market, in one short letter',
  text: 'Sales, prices and days on market, and what they mean if you plan to move.',
  emailLabel: 'Email address',
  submitLabel: 'Subscribe',
  submittingLabel: 'Subscribing...',
  /** Shown beside the form, repeated in the mail, and stored as evidence of what was agreed to. */
  consent: `I agree that ${site.name} of ${site.brokerage} may email me about the Calgary real estate market and homes for sale. I can unsubscribe at any time.`,
  /** For who has the code of a mail, but no link that works. */
  codeLink: 'Confirm or unsubscribe with a code',
  /** The forms that the mail links to. The code is filled in from the URL; without JavaScript it is pasted. */
  codeLabel: 'Code from the email',
  retryLabel: 'Try again',
  confirm: {
    title: 'Confirm your subscription',
    text: 'Press the button to put your address on our list.',
    submitLabel: 'Confirm subscription',
    submittingLabel: 'Confirming...',
  },
  unsubscribe: {
    title: 'Unsubscribe',
    text: 'Press the button to take your address off our list.',
    submitLabel: 'Unsubscribe',
    submittingLabel: 'Unsubscribing...',
  },
  notices: {
    /** The same for everyone, so that it does not reveal whether an address is on the list. */
    confirmSent: {
      title: 'Please check your email',
      text: `If this address is not on our list yet, a link to confirm it is on its way. It works for ${NEWSLETTER_LIMIT.confirmWithinDays} days.`,
    },
    /** The same while unusually many ask, when the mail may have to wait. */
    confirmLater: {
      title: 'Please check your email later',
      text: `If this address is not on our list yet, we’ll send a link to confirm it. Unusually many requests are coming in, so it can take up to a day. The link works for ${NEWSLETTER_LIMIT.confirmWithinDays} days from then.`,
    },
    invalid: {
      title: 'Please check the address',
      text: 'That does not look like an email address. Nothing was sent.',
    },
    failed: {
      title: 'That did not work',
      text: 'Nothing was changed. Please try again in a few minutes, or call us.',
    },
    confirmed: { title: 'You are subscribed', text: 'Your address is on our list. Thank you.' },
    onTheList: {
      title: 'You are already subscribed',
      text: 'Your address is on our list. Nothing has changed, and there is nothing more to do.',
    },
    offTheList: {
      title: 'You are already unsubscribed',
      text: 'Your address is off our list, and nothing has changed. If you change your mind, the link you confirmed with puts it back, or you can call us.',
    },
    expired: {
      title: 'This link no longer works',
      text: 'It is too old, or was not copied in full. Subscribe again and we’ll send you a new one.',
    },
    unsubscribed: {
      title: 'You are unsubscribed',
      text: 'Your address is off our list, and we will not write to it again. If you change your mind, the link you confirmed with puts it back.',
    },
  },
  mail: {
    subject: 'Confirm your subscription',
    why: `Someone entered this address in the newsletter box on the website of ${site.name}. If it was you, please confirm it.`,
    action: 'Confirm subscription',
    link: `The link opens our site, where one button confirms your subscription. It works for ${NEWSLETTER_LIMIT.confirmWithinDays} days.`,
    codeLabel: 'If the page asks for a code, this is it:',
    consentLabel: 'What you agree to:',
    notYou: 'If it was not you, you can ignore this email. Without your confirmation, we send no newsletter.',
    unsubscribe: 'Unsubscribe',
    sender: [
      `${site.name}, ${site.brokerage}`,
      mailingAddress,
      `${site.phone.display}, ${site.email.address}`,
    ],
  },
} as const
