/** The page of an account: what a visitor has asked for, and what is stored about them (rules 4.36). */
import { LEAD_SOURCE } from '../constants.ts'
import type { PageHead } from '../page-schema.ts'
import { site } from '../site.ts'

export const head = {
  path: '/account',
  title: `Your Account | ${site.name}`,
  description: `See what became of your requests to the ${site.name}, decide what we may send you, and download or erase everything that we store about you.`,
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
  lead: 'What became of what you asked us, what we may send you, and everything that we have stored about you.',
  loading: 'Opening your account...',
  withoutScript:
    'Your account needs JavaScript. To see, change or erase what we have stored, you can also call us.',
  signedOut: {
    title: 'Sign in to see yours',
    text: 'Use the email address that you gave us in a form. If you have no account yet, we mail you a code: no password is needed.',
    action: 'Sign In',
  },
  unconfirmed: {
    title: 'Please confirm your address first',
    text: 'Open the link in the email that we sent you when you created the account. Until then nothing of this address is shown.',
  },
  failed: { title: 'No answer', text: 'Your account could not be loaded.', retry: 'Try Again' },
  toDesk: 'To the desk',
  requests: {
    title: 'Your requests',
    none: 'You have sent us nothing with this address.',
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
  },
  states: {
    received: { title: 'We have your request', text: 'It is with the team, and an agent takes it on next.' },
    claimed: { title: 'An agent has your request', text: 'You will hear from that agent.' },
    contacted: { title: 'An agent has been in touch', text: 'Missed the call? Call us back.' },
    meeting: { title: 'A meeting is agreed', text: 'To change the time, call us.' },
    client: { title: 'We work for you', text: 'Your agent is there for every question.' },
    closed: { title: 'This request is closed', text: 'If something is open still, write to us again.' },
  },
  /** Of an application to join, in place of those above. */
  applicationStates: {
    claimed: { title: 'Your application is being read', text: 'You will hear from us.' },
    contacted: { title: 'We have been in touch', text: 'Missed the call? Call us back.' },
    client: { title: 'Welcome to the team', text: 'We are glad that you are with us.' },
  },
  /** In the order in which a request goes through them. */
  steps: ['received', 'claimed', 'contacted', 'meeting', 'client'],
  consents: {
    title: 'What we may send you',
    text: 'A change counts at once, and is kept on record with its date. Answers to your requests come in any case.',
    newsletter: `The ${site.shortName} newsletter`,
    subscribe: { label: 'Subscribe to the newsletter', href: '#newsletter-email' },
    saving: 'Saving...',
    saved: 'Saved.',
    unwritten:
      'We send nothing to this address, because mail to it came back or was reported. Call us to change that:',
  },
  data: {
    title: 'Everything we have stored',
    text: 'Your requests with their history, your consents, and every email about them, as a file that programs can read.',
    action: 'Put It Together',
    collecting: 'Putting it together...',
    ready: 'Your file is ready.',
    save: 'Save the File',
    fileName: 'my-data.json',
  },
  erasure: {
    title: 'Erase everything',
    text: 'Your requests, your consents, your subscription and this account. It cannot be undone.',
    action: 'Erase Everything',
    question: 'Really erase everything?',
    consequence: 'An agent who has your request can then not call you about it. There is no way back.',
    confirm: 'Yes, Erase Everything',
    erasing: 'Erasing...',
    decline: 'Keep It',
    team: 'The account of a member of the team is not erased here: a lead of the team ends the membership first.',
  },
  problems: {
    unsaved: {
      title: 'Not saved',
      text: 'The service did not answer. It is as it was before. Please try again.',
    },
    uncollected: { title: 'No answer', text: 'The file could not be put together. Please try again.' },
    unerased: {
      title: 'Nothing was erased, as far as we know',
      text: 'The service did not answer. Please try again.',
    },
  },
  erased: {
    title: 'Everything is erased',
    text: 'Nothing of your address is stored with this site any more, and you are signed out. Keep this receipt, or a picture of it.',
    receipt: 'Receipt',
    at: 'Erased',
    copies: 'Copies that had left by then',
    noCopies: 'None had left.',
    byHand: 'The team deletes these copies by hand. To be sure that it is done, call and name the receipt:',
    kinds: {
      'lead-team-email': 'Mail to the team',
      'lead-acknowledgement': 'Mail to you',
      'lead-crm-webhook': 'Customer database',
      'lead-follow-up-boss': 'Follow Up Boss',
      'lead-alert': 'Alert to the team',
      'newsletter-confirmation': 'Mail about the newsletter',
    },
    otherKind: 'Another mail',
    home: { label: 'To the home page', to: '/' },
  },
} as const
