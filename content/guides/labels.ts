/** Labels that every guide shares. */
export const guideLabels = {
  home: { label: 'Home', to: '/' },
  contents: { id: 'contents', title: 'On this page', back: 'Contents' },
  sources: { id: 'sources', nav: 'Sources' },
} as const
