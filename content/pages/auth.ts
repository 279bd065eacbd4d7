/** The sign-in page (section 2, Auth). */
import { MINIMUM_LENGTH } from '../constants.ts'
import type { PageHead } from '../page-schema.ts'
import { site } from '../site.ts'

export const head = {
  path: '/auth',
  title: `Sign In or Sign Up | ${site.name}`,
  description: `Sign in to your ${site.shortName} account with a password or a mailed code, and see where your requests stand. Most of this site needs no account.`,
  keywords: [`${site.shortName} sign in`, `${site.shortName} account`, 'create an account'],
  robots: 'noindex',
  structuredData: ['organization'],
  accent: 'sand',
  card: 'living-room',
  updated: null,
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
  /** What the browser's own check of a field did not accept, by the field's kind. */
  checks: {
    email: 'Please enter an email address like name@example.com',
    password: 'Please enter your password',
    tooShort: `Please use at least ${MINIMUM_LENGTH.password} characters`,
    code: 'Please enter the six digits of the code',
  },
  password: {
    label: 'Password',
    show: 'Show password',
    newHint: `At least ${MINIMUM_LENGTH.password} characters.`,
  },
  /** A forgotten password: the link on the sign-in tab, and what stands in place of the form. */
  reset: {
    open: 'Forgot your password?',
    title: 'Forgot your password?',
    text: 'Tell us the email address of your account, and we’ll send you a link to choose a new password.',
    action: 'Send the Link',
    pending: 'Sending...',
    back: 'Back to Sign In',
    refused: 'No email was sent',
    /** The same for every address, so that it does not reveal who has an account. */
    mailed: {
      title: 'Please check your email',
      text: 'If there is an account with this address, a link is on its way. It works once, within an hour, and only in this browser. If it is not there in a few minutes, check your spam folder.',
      again: 'Send Another',
    },
    dead: {
      title: 'This link no longer works',
      text: 'It was used already, it has expired, or a newer one was sent. You can have another one sent here, to choose a new password.',
    },
    elsewhere: {
      title: 'Please use the browser that asked',
      text: 'For your safety, the link works only in the browser that asked for it. Open it there, or have another one sent here.',
    },
  },
  /** The link to the form for a mailed code, whose words are in `content/mailed-code.ts`. */
  mailedCode: 'Sign in with a code by email',
  /** By the mailed link. */
  newPassword: {
    title: 'Choose a new password',
    text: 'It replaces the one you forgot, and signs you out on every other device.',
    /** By the link that confirms the address of a new account. */
    first: {
      title: 'Choose your password',
      text: 'Your address is confirmed, and you are signed in. A password counts only if it is chosen now: before, anyone could have signed up with your address.',
      decline: 'Not Now',
    },
    label: 'New password',
    action: 'Set Password',
    pending: 'Setting password...',
    decline: 'Keep the Old One',
    refused: 'The password is unchanged',
  },
  /** Stays beside the form after an account is created, because the toast disappears. */
  confirmation: {
    title: 'Please confirm your address',
    text: 'We have sent you an email. Open the link in it to finish. If it is not there in a few minutes, check your spam folder. If you already have an account, sign in instead.',
  },
  unreachable: {
    title: 'No answer',
    text: 'The sign-in service did not answer. What you typed is still here. Please try again in a moment.',
  },
  /** In a dialog from the account menu. */
  passwordChange: {
    title: 'Change password',
    text: 'You stay signed in here, and are signed out on every other device.',
    current: 'Current password',
    action: 'Change Password',
    pending: 'Changing password...',
    cancel: 'Cancel',
    refused: 'The password is unchanged',
    wrongPassword: 'The current password is not right.',
  },
  withoutScript:
    'Signing in needs JavaScript. Everything else on this site, forms included, works without it.',
  purpose: {
    title: 'Do you need an account?',
    text: 'Most of this site needs none: guides, calculators, the community directory and every form are open to everyone. An account shows you where your requests stand, and lets you change, download or erase what we have stored about you.',
    links: [
      { label: 'Request a free evaluation', to: '/evaluation' },
      { label: 'Write to us', to: '/contact' },
    ],
  },
} as const
