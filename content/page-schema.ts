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
  /** The kinds of section 2. A page that names `service` or `listing` has one in its records. */
  structuredData: v.array(v.picklist(['organization', 'listing', 'agent', 'service'])),
})
export type PageHead = v.InferOutput<typeof PageHeadSchema>

const size = v.pipe(v.number(), v.minValue(1))

/** One home for sale (section 3). Its size is in square feet, by either name; its price in CAD. */
export const ListingSchema = v.pipe(
  v.object({
    address: v.object({ street: text, city: text, region: text, postalCode: text }),
    price: v.pipe(v.number(), v.integer(), v.minValue(1)),
    bedrooms: v.pipe(v.number(), v.integer(), v.minValue(0)),
    bathrooms: v.pipe(v.number(), v.minValue(0)),
    sqft: v.exactOptional(size),
    livingArea: v.exactOptional(size),
  }),
  v.check(({ sqft, livingArea }) => (sqft ?? livingArea) !== undefined, 'A listing needs its size'),
)
export type Listing = v.InferOutput<typeof ListingSchema>

export const FaqSchema = v.object({ question: v.pipe(v.string(), v.endsWith('?')), answer: text })
export type Faq = v.InferOutput<typeof FaqSchema>

const FaqsSchema = v.pipe(v.array(FaqSchema), v.minLength(1), v.readonly())

const VideoRecordSchema = v.object({
  /** Told to nobody while true: its id leads to no video. */
  sample: v.boolean(),
  videoId: text,
  title: text,
  description: text,
  /** Day of publication, as YYYY-MM-DD. */
  published: v.exactOptional(v.pipe(v.string(), v.isoDate())),
})
export type VideoRecord = v.InferOutput<typeof VideoRecordSchema>

const BreadcrumbSchema = v.object({
  /** From the first page down to the parent of this one. */
  parents: v.pipe(v.array(v.object({ label: text, to: text })), v.minLength(1), v.readonly()),
  current: text,
})

/** What a page shows that search engines may also read as data: an optional export `records` beside `head`. */
export const PageRecordsSchema = v.object({
  faqs: v.exactOptional(FaqsSchema),
  videos: v.exactOptional(v.pipe(v.array(VideoRecordSchema), v.readonly())),
  breadcrumb: v.exactOptional(BreadcrumbSchema),
  /** For a page that names `service` in its head. */
  service: v.exactOptional(v.object({ name: text })),
  /** For a page that names `listing` in its head. */
  listing: v.exactOptional(ListingSchema),
})
export type PageRecords = v.InferOutput<typeof PageRecordsSchema>

export const ClaimSchema = v.object({
  /** The figure, as it is written on the page. */
  figure: text,
  label: text,
})

export const TestimonialSchema = v.object({ sample: v.boolean(), quote: text, author: text })
