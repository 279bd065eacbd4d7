/** The page of an account: what a visitor has asked for, and what is stored about them (rules 4.36). */
import { LEAD_SOURCE } from '../constants.ts'
import type { PageHead } from '../page-schema.ts'
import { site } from '../site.ts'

export const head = {
  path: '/account',
  title: `Your Account | ${site.name}`,
  description: `See where your requests to the ${site.name} stand, decide what we may send you, and download or erase everything that we store about you.`,
  keywords: [`${site.shortName} account`, 'my requests', 'my data'],
  robots: 'noindex',
  structuredData: ['organization'],
  accent: 'sand',
  card: 'skyline-dusk',
  updated: null,
} satisfies PageHead

export const account = {
  eyebrow: 'Your account',
  title: 'Where your requests stand',
  lead: 'What is happening with your requests, what we may send you, and everything we have stored about you.',
  loading: 'Opening your account...',
  withoutScript:
    'Your account needs JavaScript. To see, change or erase what we have stored, you can also call us.',
  signedOut: {
    title: 'Sign in to see yours',
    text: 'Use the email address that you gave us in a form. If you have no account yet, we’ll email you a code: no password needed.',
    action: 'Sign In',
  },
  unconfirmed: {
    title: 'Please confirm your address first',
    text: 'Open the link in the email that we sent you when you created the account. Until then, we show nothing for this address.',
  },
  failed: { title: 'No answer', text: 'Your account could not be loaded.', retry: 'Try Again' },
  toDesk: 'To the desk',
  requests: {
    title: 'Your requests',
    none: 'You have sent us nothing from this address.',
    start: { label: 'Request a free evaluation', to: '/evaluation' },
    sent: 'Sent',
    since: 'since',
    about: 'About',
    written: 'What you wrote',
    call: 'Questions? Call',
  },
  origins: {
    [LEAD_SOURCE.fallback]: 'Message',
    [LEAD_SOURCE.contactForm]: 'Message',
    [LEAD_SOURCE.evaluationPage]: 'Home evaluation',
    [LEAD_SOURCE.contactPage]: 'Message',
    [LEAD_SOURCE.joinTeam]: 'Application to join the team',
    [LEAD_SOURCE.byHand]: 'Your visit or call',
  },
  states: {
    received: {
      title: 'We have your request',
      text: 'It is with the team, and an agent will take it on next.',
    },
    claimed: { title: 'An agent has your request', text: 'You will hear from that agent.' },
    contacted: { title: 'An agent has been in touch', text: 'Missed the call? Call us back.' },
    meeting: { title: 'A meeting is set', text: 'To change the time, call us.' },
    client: { title: 'We work for you', text: 'Your agent is there for any question.' },
    closed: { title: 'This request is closed', text: 'If something is still open, write to us again.' },
  },
  /** Of an application to join, in place of those above. */
  applicationStates: {
    claimed: { title: 'Your application is being read', text: 'You will hear from us.' },
    contacted: { title: 'We have been in touch', text: 'Missed the call? Call us back.' },
    client: { title: 'Welcome to the team', text: 'We are glad you are here.' },
  },
  /** In the order in which a request goes through them. */
  steps: ['received', 'claimed', 'contacted', 'meeting', 'client'],
  consents: {
    title: 'What we may send you',
    text: 'A change takes effect at once, and we record its date. Replies to your requests come either way.',
    newsletter: `The ${site.shortName} newsletter`,
    subscribe: { label: 'Subscribe to the newsletter', href: '#newsletter-email' },
    saving: 'Saving...',
    saved: 'Saved.',
    unwritten:
      'We send nothing to this address, because mail to it came back or was reported. Call us to change that:',
  },
  data: {
    title: 'Everything we have stored',
    text: 'What you sent us and where it stands, your consents and your subscription, as a file that programs can read. To read our notes about you as well, call or write to us.',
    action: 'Prepare My File',
    collecting: 'Preparing your file...',
    ready: 'Your file is ready.',
    save: 'Save the File',
    fileName: 'my-data.json',
  },
  erasure: {
    title: 'Erase everything',
    text: 'Your requests, your consents, your subscription and this account. It cannot be undone.',
    action: 'Erase Everything',
    question: 'Really erase everything?',
    consequence: 'After that, an agent who has your request cannot call you about it. There is no way back.',
    confirm: 'Yes, Erase Everything',
    erasing: 'Erasing...',
    decline: 'Keep It',
    team: 'A team member’s account is not erased here: a manager has to end the membership first.',
  },
  problems: {
    unsaved: {
      title: 'Not saved',
      text: 'The service did not answer. It is as it was before. Please try again.',
    },
    outdated: {
      title: 'Not saved',
      text: 'The wording beside this switch has changed since you opened the page. Please reload the page, read it, and choose again.',
    },
    uncollected: { title: 'No answer', text: 'The file could not be prepared. Please try again.' },
    unerased: {
      title: 'Nothing was erased, as far as we know',
      text: 'The service did not answer. Please try again.',
    },
  },
  erased: {
    title: 'Everything is erased',
    text: 'This site no longer stores anything about your address, and you are signed out. Keep this receipt, or a picture of it.',
    receipt: 'Receipt',
    at: 'Erased',
    byHand:
      'Copies may remain in the team’s mail and customer database, and the team deletes those by hand. To be sure it is done, call and quote the receipt:',
    home: { label: 'To the home page', to: '/' },
  },
} as const
