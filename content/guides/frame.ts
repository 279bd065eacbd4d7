/** The words every guide has around its own. */
export const guideFrame = {
  home: { label: 'Home', to: '/' },
  contents: { id: 'contents', title: 'On this page', back: 'Contents' },
  sources: { id: 'sources', nav: 'Sources' },
} as const
