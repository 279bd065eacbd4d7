/** Success and error messages, word for word from section 8 where it gives them. */

export const messages = {
  leadSent: {
    title: 'Thank you!',
    description: 'Your information has been submitted successfully. We’ll be in touch soon!',
  },
  leadFailed: {
    title: 'Submission failed',
    description: 'There was an error submitting your information. Please try again or call us directly.',
  },
  /** The button that shows the empty form again once a lead is sent. */
  leadAnother: 'Send another',
  /** One quiet line after a lead. */
  leadFollow: {
    label: 'Follow your request',
    to: '/account',
    text: 'or change what we have stored: no password needed.',
  },
  /** Shown in the form itself below the toast, which says what happened: what to do now. */
  leadKept: { title: 'Nothing you typed is lost', text: 'Send it again, or call us:' },
  /** On a later visit, with a button. */
  leadUnsent:
    'What you sent last time was not confirmed. It is all here: look it over and send it, or start again.',
  leadDiscard: 'Start again',
  /** In the place of the form's intro, with the same button, when the visitor comes back to it in the same tab. */
  leadRestored: 'What you typed is still here.',
  /** While the form tries again by itself. */
  leadRetrying: {
    title: 'No answer yet',
    text: 'We are trying again. Nothing you typed is lost. You can also call us:',
  },
  /** Once it has failed and goes on calmly. */
  leadWaiting: {
    title: 'Your request is saved on this device',
    text: 'Press the button to try again. While this page is open, it also tries by itself. Or call us:',
  },
  leadOffline: {
    title: 'You are offline',
    text: 'Nothing you typed is lost, and we’ll send it as soon as you are connected again. Or call us:',
  },
  /** Below a phone number that is shorter than one of Canada, which is accepted all the same. */
  areaCodeMissing: 'Is the area code missing?',
  /** Below an email address that looks mistyped, which is accepted all the same. */
  addressMeant: 'Did you mean {address}?',
  addressEnding: 'Is the ending missing, such as .com or .ca?',
  leadInvalid: {
    title: 'Please check the form',
    /** Without JavaScript the form comes back empty, but going back restores what was typed. */
    nativeDescription:
      'Nothing has been sent yet. Your browser’s Back button brings back what you typed; check these points and send it again:',
  },
  signedIn: { title: 'Welcome back!', description: 'You have been signed in successfully.' },
  signedUp: { title: 'Account created!', description: 'Please check your email to verify your account.' },
  signedOut: { title: 'Signed out', description: 'You are signed out on this device.' },
  signOutFailed: {
    title: 'Sign-out failed',
    description: 'You are still signed in: the service did not answer. Please try again.',
  },
  passwordSet: {
    title: 'Password changed',
    description: 'You are signed in. Every other device has to sign in again.',
  },
  mailLinkDead: {
    title: 'This link no longer works',
    description:
      'It has expired or was used before. You can still get in: have a code to sign in sent to your address.',
    action: 'Send a Code',
  },
  mailLinkElsewhere: {
    title: 'Please sign in with a code',
    description:
      'The link was opened in a different browser from the one that signed up. If it came with our email, your address is now confirmed. The password from the sign-up does not count: have a code sent to your address.',
    action: 'Send a Code',
  },
  reviewsMissing: { logged: 'Failed to load reviews widget script' },
  /** After a page was loaded anew because its code was no longer there, as after a release. */
  loadedAnew: {
    title: 'Page reloaded',
    description: 'The site has been updated since you opened it.',
  },
  notFound: { logged: 'Page not found:' },
  renderedAnew: { logged: 'Something else has edited this page, so part of it is rendered anew:' },
} as const
