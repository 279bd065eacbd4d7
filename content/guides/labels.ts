/** Labels that every guide shares. */
export const guideLabels = {
  home: { label: 'Home', to: '/' },
  contents: { id: 'contents', title: 'On this page', back: 'Contents' },
  /** Ends the name of a button that unfolds an entry on a phone. */
  details: 'details',
  sources: { id: 'sources', nav: 'Sources' },
} as const
