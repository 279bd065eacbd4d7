/** Reads browsers' reports. Keeps only what is listed here: no query, no address, no error text. */
import * as v from 'valibot'
import { ERROR_KINDS, ERROR_ORIGINS, REPORT_BATCH } from '../../../content/reports.ts'

/** One row of the counts. */
export type Report = {
  source: 'policy' | 'error'
  /** The refused directive, or the kind of error. */
  what: string
  /** The refused origin, or the error's place in our files. */
  place: string
  page: string
  build: string
}

/** Paths of our pages. Any other may contain somebody's input. */
const PAGE = /^\/[a-z0-9/-]{0,80}$/
const OTHER_PAGE = '(other)'
const KEYWORD = /^[a-z-]{3,40}$/
/** What a browser says of an extension or a user script, as a whole address or its scheme alone; Safari masks them. */
const EXTENSION = /^(?:(?:[a-z]+-)*extension|user-script|webkit-masked-url|sandbox eval code)(?::|$)/i
const OUR_FILE = /^(?:\/assets\/[\w.-]{1,60}\.js:\d{1,7}:\d{1,7})?$/

const Page = v.pipe(
  v.string(),
  v.transform((path) => (PAGE.test(path) ? path : OTHER_PAGE)),
)

const Errors = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(
    v.strictObject({
      kind: v.picklist(ERROR_KINDS),
      origin: v.picklist(ERROR_ORIGINS),
      place: v.pipe(v.string(), v.regex(OUR_FILE)),
      page: Page,
      build: v.pipe(v.string(), v.regex(/^[\w-]{0,16}$/)),
    }),
  ),
  v.minLength(1),
  v.maxLength(REPORT_BATCH),
)

const Directive = v.pipe(
  v.string(),
  // Some browsers add the sources.
  v.transform((directive) => directive.split(' ')[0] ?? ''),
  v.regex(KEYWORD),
)

/** The body of `report-uri`. */
const OlderViolation = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    'csp-report': v.object({
      'document-uri': v.string(),
      'violated-directive': Directive,
      'effective-directive': v.exactOptional(Directive),
      'blocked-uri': v.exactOptional(v.string(), ''),
      'source-file': v.nullish(v.string(), ''),
    }),
  }),
  v.transform(({ 'csp-report': report }) => [
    violation(
      report['document-uri'],
      report['effective-directive'] ?? report['violated-directive'],
      report['blocked-uri'],
      report['source-file'],
    ),
  ]),
)

/** The body of `report-to`, which may contain reports of other types. */
const Reports = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.looseObject({ type: v.string() })),
  v.maxLength(20),
)
const Violations = v.array(
  v.pipe(
    v.object({
      body: v.object({
        documentURL: v.string(),
        effectiveDirective: Directive,
        blockedURL: v.nullish(v.string(), ''),
        sourceFile: v.nullish(v.string(), ''),
      }),
    }),
    v.transform(({ body }) =>
      violation(body.documentURL, body.effectiveDirective, body.blockedURL, body.sourceFile),
    ),
  ),
)

type Violation = { site: string; isOurs: boolean; report: Report }

/** `source` is the file that did it; empty where the browser does not say. */
function violation(documentUrl: string, directive: string, blocked: string, source: string): Violation {
  const { origin, pathname } = URL.canParse(documentUrl) ? new URL(documentUrl) : new URL('about:blank')
  return {
    site: origin,
    isOurs: !EXTENSION.test(source) && !EXTENSION.test(blocked),
    report: {
      source: 'policy',
      what: directive,
      place: originOf(blocked),
      page: v.parse(Page, pathname),
      build: '',
    },
  }
}

/** `https://a.ca/b?c` becomes `https://a.ca`; `inline` and the like stay. */
function originOf(blocked: string): string {
  if (KEYWORD.test(blocked)) return blocked
  if (!URL.canParse(blocked)) return ''
  const { origin, protocol } = new URL(blocked)
  return (origin === 'null' ? protocol : origin).slice(0, 100)
}

/**
 * The reports in a request of this content type from a page of `sites`, without what browser extensions did there.
 * Undefined if it is no report, `foreign` if it is another site's.
 */
export function parseReports(
  text: string,
  type: string,
  origin: string | null,
  sites: ReadonlySet<string>,
): Report[] | 'foreign' | undefined {
  if (type === 'application/csp-report' || type === 'application/reports+json') {
    const violations = type === 'application/csp-report' ? olderViolation(text) : violationsIn(text)
    if (violations?.some(({ site }) => !sites.has(site))) return 'foreign'
    return violations?.filter(({ isOurs }) => isOurs).map(({ report }) => report)
  }
  if (!sites.has(origin ?? '')) return 'foreign'
  const errors = v.safeParse(Errors, text)
  if (!errors.success) return undefined
  return errors.output.map(({ kind, origin: how, place, page, build }) => ({
    source: 'error',
    what: `${kind} (${how})`,
    place,
    page,
    build,
  }))
}

function olderViolation(text: string): Violation[] | undefined {
  const parsed = v.safeParse(OlderViolation, text)
  return parsed.success ? parsed.output : undefined
}

function violationsIn(text: string): Violation[] | undefined {
  const reports = v.safeParse(Reports, text)
  if (!reports.success) return undefined
  const ofPolicy = reports.output.filter(({ type }) => type === 'csp-violation')
  const parsed = v.safeParse(Violations, ofPolicy)
  return parsed.success ? parsed.output : undefined
}
