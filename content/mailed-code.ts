/** Signing in with a code by email: what stands in place of the sign-in form, loaded by who asks for it. */
export const mailedCode = {
  title: 'Sign in with a code',
  text: 'Tell us your email address, and we’ll send you a six-digit code. You need no password, and no account yet.',
  action: 'Send the Code',
  pending: 'Sending...',
  back: 'Back to Sign In',
  refused: 'No email was sent',
  enter: {
    title: 'Please check your email',
    /** The same for every address, so that it does not reveal who has an account. */
    text: 'A code is on its way to this address. It works once, within an hour, and we send at most one a minute. If it is not there in a few minutes, check your spam folder.',
    label: 'Code',
    hint: 'Six digits.',
    action: 'Sign In',
    pending: 'Signing in...',
    again: 'Send Another',
    refused: 'You are not signed in',
    wrong:
      'This code is not right, or no longer valid. Check for the newest email, or have another one sent.',
  },
} as const
