/**
 * The visit as a payload describes it: where the visitor came from, on which page, when. Nothing in it can get a lead
 * refused: unreadable values become empty, long ones are cut.
 */
import * as v from 'valibot'
import { CLICK_IDS, LEAD_SOURCE, MAXIMUM_LENGTH } from '../../../../content/constants.ts'
import { site } from '../../../../content/site.ts'
import type { Campaign } from '../../../../content/types.ts'
import { campaignParameters } from '../campaign-parameters.ts'
import { clip, storable } from '../text.ts'

const clipped = (max: number) =>
  v.fallback(
    v.pipe(
      v.string(),
      v.trim(),
      v.transform((text) => clip(text, max)),
    ),
    '',
  )
const short = clipped(MAXIMUM_LENGTH.shortText)
const url = clipped(MAXIMUM_LENGTH.url)
/** Visitors' clocks may be wrong, but times outside this range are not stored. */
const EARLIEST = Date.parse('2000-01-01T00:00:00Z')
const LATEST = Date.parse('9999-12-31T23:59:59Z')
const instant = v.fallback(
  v.nullable(
    v.pipe(
      v.string(),
      v.check((text) => {
        const time = Date.parse(text)
        return time >= EARLIEST && time <= LATEST
      }),
      v.transform((text) => new Date(text).toISOString()),
    ),
  ),
  null,
)
const record = v.fallback(v.record(v.string(), v.unknown()), {})

/** A source must be a short name, because it becomes a tag beside tags that the team relies on. */
const SOURCE_NAME = /^[\p{L}\d][\p{L}\d ._/&+-]{0,99}$/u

const Visit = v.object({
  source: v.fallback(v.pipe(v.string(), v.trim(), v.regex(SOURCE_NAME)), LEAD_SOURCE.fallback),
  tags: v.fallback(
    v.pipe(
      v.array(v.string()),
      v.transform((tags) =>
        tags.slice(0, MAXIMUM_LENGTH.tags).map((tag) => clip(tag.trim(), MAXIMUM_LENGTH.name)),
      ),
    ),
    [],
  ),
  page: url,
  referrer: url,
  timestamp: instant,
  tracking: v.fallback(
    v.object({
      timeOnPage: v.fallback(
        v.pipe(
          v.number(),
          v.minValue(0),
          v.transform((seconds) => Math.min(Math.floor(seconds), 7 * 24 * 3600)),
        ),
        0,
      ),
      userAgent: short,
      formStartedAt: instant,
    }),
    { timeOnPage: 0, userAgent: '', formStartedAt: null },
  ),
  pipeline: v.fallback(
    v.nullable(
      v.object({
        title: v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAXIMUM_LENGTH.shortText)),
        monetaryValue: v.pipe(v.number(), v.minValue(0), v.maxValue(1e9)),
      }),
    ),
    null,
  ),
  consent: v.fallback(v.nullable(v.object({ email: v.boolean(), sms: v.boolean() })), null),
})

/** The visit of a decoded request body. Never throws. */
export function readVisit(input: object): v.InferOutput<typeof Visit> {
  return v.parse(Visit, { consent: null, pipeline: null, ...input })
}

/** A path within the site: any address is reduced to its path, without the file ending that some hosts add. */
export function pagePath(address: string): string {
  if (!URL.canParse(address, site.origin)) return '/'
  const { protocol, pathname } = new URL(address, site.origin)
  if (protocol !== 'https:' && protocol !== 'http:') return '/'
  // A path that begins with two slashes would lead to another host.
  const path = pathname.replace(/^\/+/, '/').replace(/(?:\/index)?(?:\.html|\/+)$/, '')
  return clip(path || '/', MAXIMUM_LENGTH.url)
}

/** Campaign parameters under either spelling, `source` or `utm_source`, and ids of clicks; nested or at the top. */
export function readCampaign(nested: unknown, outer: Readonly<Record<string, unknown>> = {}): Campaign {
  const inner = v.parse(record, nested)
  const read = (name: string) => v.parse(short, inner[name] ?? inner[`utm_${name}`] ?? outer[`utm_${name}`])
  return {
    source: read('source'),
    medium: read('medium'),
    campaign: read('campaign'),
    term: read('term'),
    content: read('content'),
    ...Object.fromEntries(
      CLICK_IDS.flatMap((id) => {
        const value = v.parse(short, inner[id] ?? outer[id])
        return value ? [[id, value]] : []
      }),
    ),
  }
}

/** The campaign in the query of a page's address; empty when there is none. */
export function campaignOf(address: string): Campaign {
  const parameters = URL.canParse(address) ? campaignParameters(new URL(address).searchParams) : {}
  return readCampaign(
    Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, storable(value)])),
  )
}
