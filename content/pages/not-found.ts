/** The not-found screen (section 2). */
export const notFound = {
  title: 'Page not found | Northbow Real Estate Team',
  description: 'The page you asked for does not exist.',
  code: '404',
  heading: 'Oops! Page not found',
  text: 'The address may have been mistyped, or the page may have moved.',
  homeAction: 'Return to Home',
} as const
