/** The newsletter: the words of its form and mail, and where its links lead. */
import { site } from './site.ts'

export const NEWSLETTER_LIMIT = { confirmWithinDays: 7, mailsPerDay: 3 } as const

/** The query parameter that carries the code of a link in a mail. */
export const NEWSLETTER_CODE_PARAMETER = 'newsletter'

/** The URL fragment of each notice and form of the newsletter. */
export const NEWSLETTER_FRAGMENT = {
  /** Requested: a confirmation mail is on its way. */
  confirmSent: 'newsletter-confirm-sent',
  invalid: 'newsletter-invalid',
  failed: 'newsletter-failed',
  /** The form that the mail links to. */
  confirm: 'newsletter-confirm',
  confirmed: 'newsletter-confirmed',
  /** The link is too old, or its code is unknown. */
  expired: 'newsletter-expired',
  unsubscribe: 'newsletter-unsubscribe',
  unsubscribed: 'newsletter-unsubscribed',
} as const

export const newsletter = {
  title: 'The Calgary market, in one short letter',
  text: 'Sales, prices and days on market, and what they mean if you plan to move.',
  emailLabel: 'Email address',
  submitLabel: 'Subscribe',
  submittingLabel: 'Subscribing...',
  /** Shown beside the form, repeated in the mail, and stored as evidence of what was agreed to. */
  consent: `I agree that ${site.name} of ${site.brokerage} may email me about the Calgary real estate market and homes for sale. I can unsubscribe at any time.`,
  /** The forms that the mail links to. The code is filled in from the URL; without JavaScript it is pasted. */
  confirm: {
    title: 'Confirm your subscription',
    text: 'One press of the button puts your address on our list.',
    codeLabel: 'Code from the email',
    submitLabel: 'Confirm subscription',
  },
  unsubscribe: {
    title: 'Unsubscribe',
    text: 'One press of the button takes your address off our list.',
    codeLabel: 'Code from the email',
    submitLabel: 'Unsubscribe',
  },
  notices: {
    /** The same for everyone, so that it does not reveal whether an address is on the list. */
    confirmSent: {
      title: 'Please check your email',
      text: `If this address is not on our list yet, a link to confirm it is on its way. It works for ${NEWSLETTER_LIMIT.confirmWithinDays} days.`,
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
    expired: {
      title: 'This link no longer works',
      text: 'It is too old, or was not copied whole. Subscribe again and we send you a new one.',
    },
    unsubscribed: {
      title: 'You are unsubscribed',
      text: 'Your address is off our list, and we do not write to it again. If you change your mind, the confirmation link in our first email puts it back.',
    },
  },
  mail: {
    subject: 'Confirm your subscription',
    why: `Someone entered this address in the newsletter box on the website of ${site.name}. If it was you, please confirm it.`,
    action: 'Confirm subscription',
    link: `The link opens our site, where one button confirms your subscription. It works for ${NEWSLETTER_LIMIT.confirmWithinDays} days.`,
    codeLabel: 'If the page asks for a code, this is it:',
    consentLabel: 'What you agree to:',
    notYou: 'If it was not you, you need not do anything. Without your confirmation we send no newsletter.',
    unsubscribe: 'Unsubscribe',
    sender: [
      `${site.name}, ${site.brokerage}`,
      `${site.location.city}, ${site.location.region}`,
      `${site.phone.display}, ${site.email.address}`,
    ],
  },
} as const
