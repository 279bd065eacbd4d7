/** Errors in the content: data that its schema refuses, and addresses that lead nowhere. */
import type { GenericSchema } from 'valibot'
import * as v from 'valibot'
import { CaseStudySchema } from '../../content/case-studies.ts'
import { CommunityDirectorySchema } from '../../content/communities/directory.ts'
import { LeadFormContentSchema } from '../../content/forms.ts'
import { HomeSchema } from '../../content/homes.ts'
import { ClaimSchema, PageHeadSchema, PageRecordsSchema } from '../../content/page-schema.ts'
import { PersonSchema, TeamMemberSchema } from '../../content/people-schema.ts'
import { photosIn } from '../../content/pictures.ts'
import { AnalyticsSchema } from '../../content/sample-analytics.ts'
import { SisterSiteDirectorySchema } from '../../content/sister-sites/directory.ts'
import { SiteSchema } from '../../content/site.ts'
import { addressProblem } from './addresses.ts'

/** The exports of a file of the content. */
export type ContentModule = Readonly<Record<string, unknown>>

export type Problem = {
  /** The error, as a sentence without its subject. */
  message: string
  /** The wrong text, or its property's name. */
  text: string
  /** What of it stands in the source, where the text is put together. */
  part?: string
}

/** The schemas of exports, by their names. */
const SCHEMAS: Readonly<Record<string, GenericSchema>> = {
  site: SiteSchema,
  claims: v.record(v.string(), ClaimSchema),
  head: PageHeadSchema,
  records: PageRecordsSchema,
  people: v.array(TeamMemberSchema),
  clients: v.record(v.string(), PersonSchema),
  luxuryHomes: v.array(HomeSchema),
  caseStudies: v.array(CaseStudySchema),
  sampleAnalytics: AnalyticsSchema,
  contactForm: LeadFormContentSchema,
  evaluationForm: LeadFormContentSchema,
  joinForm: LeadFormContentSchema,
  communityDirectory: CommunityDirectorySchema,
  sisterSiteDirectory: SisterSiteDirectorySchema,
}

/** The problems of one file. `pages` are the paths that links within the site may have. */
export function problemsOf(module: ContentModule, pages: ReadonlySet<string>): Problem[] {
  const addresses = Object.values(module).flatMap((value) => badAddresses(value, pages))
  const known = new Set(addresses.map(({ text }) => text))
  const refused = Object.entries(module).flatMap(([name, value]) => refusedBySchema(name, value))
  const photos = photosIn(module).flatMap(({ file, issues }) =>
    issues.map((issue) => ({ text: file, message: `${file} ${issue}` })),
  )
  return [...addresses, ...photos, ...refused.filter(({ text }) => !known.has(text))]
}

function refusedBySchema(name: string, value: unknown): Problem[] {
  const schema = SCHEMAS[name]
  if (!schema) return []
  const { issues = [] } = v.safeParse(schema, value)
  // What is wrong with a photograph is said of the photograph.
  const own = issues.filter(({ input }) => photosIn(input).every((photo) => photo.issues.length === 0))
  return own.map((issue) => {
    const path = v.getDotPath(issue) ?? name
    const input = typeof issue.input === 'string' ? issue.input : issue.path?.at(-1)?.value
    const text = typeof input === 'string' && input !== '' ? input : (path.split('.').at(-1) ?? path)
    return { text, message: `${name}.${path}: ${issue.message}` }
  })
}

/** Addresses in any object below a value, by the name of the property. */
function badAddresses(value: unknown, pages: ReadonlySet<string>, seen = new Set<unknown>()): Problem[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  return Object.entries(value).flatMap(([property, inner]) => {
    if (typeof inner !== 'string') return badAddresses(inner, pages, seen)
    const message = addressProblem(property, inner, pages)
    return message ? [{ text: inner, message: `${property}: ${message}` }] : []
  })
}
