/** The accent of each part of the site, by the first part of its address: the colour of its quiet bands. */

export type Accent = 'glacier' | 'sage'

/** Sand, the colour of selling, is everywhere else. */
const ACCENTS: Readonly<Record<string, Accent | undefined>> = {
  buyer: 'glacier',
  'buyers-guide': 'glacier',
  'first-time-buyers': 'glacier',
  communities: 'glacier',
  'aerial-videos': 'glacier',
  tools: 'glacier',
  'investment-guide': 'sage',
  'radon-information': 'sage',
  'asbestos-information': 'sage',
}

export const accentOf = (path: string) => ACCENTS[path.split('/')[1] ?? '']
