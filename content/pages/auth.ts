/** The sign-in page (section 2, Auth). */
import { MINIMUM_LENGTH } from '../constants.ts'
import type { PageHead } from '../page-schema.ts'
import { site } from '../site.ts'

export const head = {
  path: '/auth',
  title: `Sign In or Sign Up | ${site.name}`,
  description: `Sign in to your ${site.shortName} account or create a new one with an email address and a password. Most of this site needs no account.`,
  keywords: [`${site.shortName} sign in`, `${site.shortName} account`, 'create an account'],
  robots: 'noindex',
  structuredData: ['organization'],
} satisfies PageHead

export const auth = {
  title: 'Welcome',
  subtitle: 'Sign in to your account or create a new one',
  /** On the picture beside the form. */
  scene: 'A home is a long decision. Take your time with it.',
  loading: 'Checking whether you are signed in...',
  tabsLabel: 'Sign in or sign up',
  signIn: {
    tab: 'Sign In',
    action: 'Sign In',
    pending: 'Signing in...',
    refused: 'You are not signed in',
  },
  signUp: {
    tab: 'Sign Up',
    action: 'Sign Up',
    pending: 'Creating account...',
    refused: 'No account was created',
  },
  email: { label: 'Email' },
  password: {
    label: 'Password',
    show: 'Show password',
    newHint: `At least ${MINIMUM_LENGTH.password} characters.`,
  },
  /** Stays beside the form after an account is created, because the toast disappears. */
  confirmation: {
    title: 'Please confirm your address',
    text: 'We have sent you an email. Open the link in it to finish. If it is not there in a few minutes, look among the unwanted mail. If you have an account already, sign in instead.',
  },
  unreachable: {
    title: 'No answer',
    text: 'The sign-in service did not answer. What you typed is still here. Please try again in a moment.',
  },
  withoutScript:
    'Signing in needs JavaScript. Everything else on this site, forms included, works without it.',
  purpose: {
    title: 'Do you need an account?',
    text: 'Most of this site needs none: guides, calculators, the community directory and every form are open to everyone. An account keeps your email address with us and lets you stay signed in on this device.',
    links: [
      { label: 'Request a free evaluation', to: '/evaluation' },
      { label: 'Write to us', to: '/contact' },
    ],
  },
} as const
