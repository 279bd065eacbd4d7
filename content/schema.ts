/** What every page says of itself, whatever else it holds. */
import * as v from 'valibot'

const text = v.pipe(v.string(), v.nonEmpty())

export const PageHeadSchema = v.object({
  /** Path of the page; also its canonical address. */
  path: v.pipe(v.string(), v.regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/)),
  /** Shown whole in a search result. */
  title: v.pipe(v.string(), v.minLength(15), v.maxLength(60)),
  description: v.pipe(v.string(), v.minLength(70), v.maxLength(160)),
  keywords: v.pipe(v.array(text), v.minLength(3)),
  robots: v.picklist(['index', 'noindex']),
  structuredData: v.array(v.picklist(['organization', 'agent', 'service'])),
})
export type PageHead = v.InferOutput<typeof PageHeadSchema>

export const ClaimSchema = v.object({
  /** The figure, as it is written on the page. */
  figure: text,
  label: text,
})

export const TestimonialSchema = v.object({ sample: v.boolean(), quote: text, author: text })
