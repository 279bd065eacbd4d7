/** Rules for each built page by itself. */
import * as v from 'valibot'
import { PageHeadSchema } from '../../content/page-schema.ts'
import { type BuiltPage, textOf } from './build.ts'
import { SCHEMA_ORG } from './schema-org.ts'

/** A page's errors, each as a sentence. */
export type PageRule = (page: BuiltPage) => string[]

const { title: Title, description: Description } = PageHeadSchema.entries

/** The only one of its kind, or the error. */
function only(what: string, found: readonly string[], schema: v.GenericSchema<string>): string[] {
  const [first, ...others] = found
  if (first === undefined || others.length > 0) return [`has ${found.length} ${what}s instead of one`]
  const { success, issues = [] } = v.safeParse(schema, first)
  return success ? [] : issues.map(({ message }) => `has the ${what} “${first}”: ${message}`)
}

const words: PageRule = (page) => [
  ...only('title', page.elements('title').filter(isInHead).map(textOf), Title),
  ...only('description', page.meta('description'), Description),
]

/** A drawing may have a title, too. */
const isInHead = ({ parent }: ReturnType<BuiltPage['elements']>[number]) =>
  parent !== null && 'name' in parent && parent.name === 'head'

const robots: PageRule = (page) =>
  only('robots tag', page.meta('robots'), v.pipe(v.string(), v.regex(/^(?:no)?index, follow$/)))

const images: PageRule = (page) =>
  page.elements('img').flatMap(({ attribs }) => {
    const missing = ['width', 'height'].filter((name) => attribs[name] === undefined)
    return missing.map((name) => `has the picture ${(attribs.src ?? '').slice(0, 60)} without ${name}`)
  })

const SHARED_TAGS = [
  'og:type',
  'og:site_name',
  'og:locale',
  'og:title',
  'og:description',
  'og:url',
  'og:image',
]
const CARD_TAGS = ['og:image:width', 'og:image:height', 'og:image:alt', 'twitter:image', 'twitter:image:alt']

const sharing: PageRule = (page) => {
  const one = (name: string) => page.meta(name).join()
  const tags = [...SHARED_TAGS, ...CARD_TAGS, 'twitter:card', 'twitter:title', 'twitter:description']
  const same: [string, string][] = [
    ['og:title', page.elements('title').filter(isInHead).map(textOf).join()],
    ['twitter:title', one('og:title')],
    ['og:description', one('description')],
    ['twitter:description', one('description')],
    ['og:url', page.address],
    ['twitter:image', one('og:image')],
    ['twitter:card', 'summary_large_image'],
  ]
  return [
    ...tags
      .filter((name) => page.meta(name).length !== 1 || !one(name))
      .map((name) => `has no single ${name}`),
    ...same
      .filter(([name, text]) => one(name) !== text)
      .map(([name, text]) => `has ${name} other than “${text}”`),
  ]
}

/** The addresses that the page names as its own. */
export const canonicalOf = (page: BuiltPage): string[] =>
  page
    .elements('link')
    .filter(({ attribs }) => attribs.rel === 'canonical')
    .map(({ attribs }) => attribs.href ?? '')

const structuredData: PageRule = (page) => {
  const records = page.elements('script').filter(({ attribs }) => attribs.type === 'application/ld+json')
  return records.flatMap((element) => {
    const parsed = v.safeParse(Records, textOf(element))
    if (!parsed.success) return ['has structured data that is not JSON']
    const record = parsed.output
    const type = record['@type']
    const schema = isKnown(type) ? SCHEMA_ORG[type] : undefined
    if (!schema) return [`has structured data of the unknown type ${type}`]
    const issues = v.safeParse(schema, record).issues ?? []
    return issues.map((issue) => `has ${type}.${v.getDotPath(issue) ?? ''}: ${issue.message}`)
  })
}

const Records = v.pipe(v.string(), v.parseJson(), v.looseObject({ '@type': v.string() }))
const isKnown = (type: string): type is keyof typeof SCHEMA_ORG => Object.hasOwn(SCHEMA_ORG, type)

/** Search engines ignore questions that a page does not show, and want a trail of pages where one is shown. */
const shown: PageRule = (page) => {
  const typed = (type: string) => page.html.includes(`"@type":"${type}"`)
  const questions = [...page.html.matchAll(/"@type":"Question","name":"((?:[^"\\]|\\.)*)"/g)].map(
    ([, name = '']) => String(JSON.parse(`"${name}"`)),
  )
  // A copy's own records are not read.
  if (canonicalOf(page).join() !== page.address) return []
  const hasTrail = page.elements('nav').some(({ attribs }) => attribs['aria-label'] === 'Breadcrumb')
  return [
    ...questions
      .filter((name) => !page.text.includes(name))
      .map((name) => `does not show the question “${name}”`),
    ...(hasTrail === typed('BreadcrumbList')
      ? []
      : ['shows a trail of pages without a record of it, or has one without']),
  ]
}

export const PAGE_RULES: Readonly<Record<string, PageRule>> = {
  words,
  robots,
  images,
  sharing,
  structuredData,
  shown,
}
