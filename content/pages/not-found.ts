/** The not-found screen (section 2), and the screen for a page that could not be loaded. */
import { site } from '../site.ts'
export const notFound = {
  title: `Page not found | ${site.name}`,
  description: 'The page you asked for does not exist.',
  code: '404',
  heading: 'Oops! Page not found',
  statement: 'This road ends here',
  text: 'The address may have been mistyped, or the page may have moved.',
  homeAction: 'Return to Home',
  elsewhere: {
    title: 'Roads that lead somewhere',
    links: [
      { label: 'What is my home worth?', to: '/evaluation' },
      { label: 'Browse communities', to: '/communities' },
      { label: 'Talk to a person', to: '/contact' },
      { label: 'All pages', to: '/accessibility', hash: 'all-pages' },
    ],
  },
} as const

export const unavailable = {
  title: `This page did not load | ${site.name}`,
  heading: 'This page did not load',
  text: 'The connection may have dropped. Nothing is lost: try again, or call us.',
  action: 'Try again',
} as const
