/** The accents of pages, by their addresses: the colour of their quiet bands. Sand, that of selling, is elsewhere. */

export type Accent = 'glacier' | 'sage'

const ACCENTS: Readonly<Record<string, Accent | undefined>> = {
  '/buyer': 'glacier',
  '/buyers-guide': 'glacier',
  '/first-time-buyers': 'glacier',
  '/communities': 'glacier',
  '/communities/northwest': 'glacier',
  '/communities/northeast': 'glacier',
  '/communities/southwest': 'glacier',
  '/communities/southeast': 'glacier',
  '/aerial-videos': 'glacier',
  '/tools': 'glacier',
  '/investment-guide': 'sage',
  '/radon-information': 'sage',
  '/asbestos-information': 'sage',
}

export const accentOf = (path: string) => ACCENTS[path]
