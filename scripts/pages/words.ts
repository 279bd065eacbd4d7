/** A page's words, from its HTML. */
import { createHash } from 'node:crypto'

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': '’',
}

/** The text of a page's heading. Throws for a page without one. */
export function headingOf(html: string): string {
  const [, heading] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? []
  if (!heading) throw new Error('A page without a heading')
  return plain(heading)
}

/** Changes with the page's words: its title, description and content between header and footer. */
export function wordsHash(html: string): string {
  const [, title = ''] = /<title>(.*?)<\/title>/s.exec(html) ?? []
  const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? []
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? []
  return createHash('sha256')
    .update(plain(`${title}\n${description}\n${main}`))
    .digest('hex')
    .slice(0, 12)
}

const plain = (html: string) =>
  html
    .replace(/<!--.*?-->/gs, '')
    // A drawing in an attribute has tags of its own.
    .replace(/<(?:[^>"]|"[^"]*")+>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
