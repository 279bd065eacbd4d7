/** Links of the header and the footer. */
export const navigation = {
  label: 'Main',
  links: [
    { label: 'Home', to: '/' },
    { label: 'Contact Us', to: '/contact' },
    { label: 'Join Our Team', to: '/join' },
  ],
  callToAction: { label: 'Free Evaluation', to: '/evaluation' },
  skipLink: 'Skip to the content',
} as const
