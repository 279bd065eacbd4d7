/** Where a page that needs an account stands once its session has ended (rules 4.1.3 and 4.1.4). */
import { site } from './site.ts'

export const sessionEnded = {
  how: {
    ended: {
      title: 'You are signed out',
      text: 'Your session has ended on this device. Sign in again, and you come back to this page.',
    },
    erased: {
      title: 'This account no longer exists',
      text: `It was erased, and you are signed out. If that was not you, call us: ${site.phone.display}`,
    },
  },
  signIn: 'Sign in again',
} as const
