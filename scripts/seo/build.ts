/** Reads the built pages as a search engine does. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DomUtils, parseDocument } from 'htmlparser2'
import { site } from '../../content/site.ts'

type Document = ReturnType<typeof parseDocument>
type Elements = ReturnType<typeof DomUtils.getElementsByTagName>

export type BuiltPage = {
  /** Within the build: `contact.html`. */
  file: string
  path: string
  /** Where it is served. */
  address: string
  html: string
  elements(name: string): Elements
  /** The contents of the `meta` tags with this `name` or `property`. */
  meta(name: string): string[]
  /** The ids of its elements. */
  ids: ReadonlySet<string>
  /** Without its scripts. */
  text: string
}

export type Build = {
  folder: string
  /** Without 404.html. */
  pages: readonly BuiltPage[]
  /** The dates of the sitemap's pages, by their addresses; undefined for one without. */
  listed: ReadonlyMap<string, string | undefined>
  /** Whether the build has the file, by its path. */
  has(path: string): boolean
}

const NOT_FOUND = '404.html'

/** Throws when there is no build in the folder. */
export function readBuild(folder: string): Build {
  if (!existsSync(join(folder, 'sitemap.xml')))
    throw new Error(`There is no build in ${folder}: run npm run build`)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html') && file !== NOT_FOUND)
    .sort()
  const sitemap = readFileSync(join(folder, 'sitemap.xml'), 'utf8')
  return {
    folder,
    pages: files.map((file) => builtPage(file, readFileSync(join(folder, file), 'utf8'))),
    listed: new Map(
      [...sitemap.matchAll(/<url>\s*<loc>([^<]*)<\/loc>(?:\s*<lastmod>([^<]*)<\/lastmod>)?\s*<\/url>/g)].map(
        ([, address = '', date]) => [address, date],
      ),
    ),
    has: (path) => existsSync(join(folder, path)),
  }
}

/** A page from its file's name and its HTML. */
function builtPage(file: string, html: string): BuiltPage {
  const document: Document = parseDocument(html)
  const elements = (name: string) => DomUtils.getElementsByTagName(name, document, true)
  const path = `/${file.replace(/(?:^|(?<=\/))index\.html$|\.html$/, '')}`
  return {
    file,
    path,
    address: `${site.origin}${path}`,
    html,
    elements,
    meta: (name) =>
      elements('meta')
        .filter(({ attribs }) => attribs.name === name || attribs.property === name)
        .map(({ attribs }) => attribs.content ?? ''),
    ids: new Set(
      DomUtils.filter((node) => 'attribs' in node && Boolean(node.attribs.id), document).flatMap((node) =>
        'attribs' in node && node.attribs.id ? [node.attribs.id] : [],
      ),
    ),
    text: DomUtils.innerText(elements('html')).replace(/\s+/g, ' '),
  }
}

/** The text of an element. */
export const textOf = (element: Elements[number]): string => DomUtils.textContent(element).trim()
