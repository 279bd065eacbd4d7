/** Schemas of what pages have in common: their head, and the records behind their structured data. */
import * as v from 'valibot'
import { CardSchema } from './cards.ts'

const text = v.pipe(v.string(), v.nonEmpty())

export const PageHeadSchema = v.object({
  /** Path of the page and of its canonical URL. */
  path: v.pipe(v.string(), v.regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/)),
  /** Short enough for search results to show in full. */
  title: v.pipe(v.string(), v.minLength(15), v.maxLength(60)),
  description: v.pipe(v.string(), v.minLength(70), v.maxLength(160)),
  keywords: v.pipe(v.array(text), v.minLength(3)),
  robots: v.picklist(['index', 'noindex']),
  /** The kinds of section 2. For `service` and `listing` the page's records hold the details. */
  structuredData: v.array(v.picklist(['organization', 'listing', 'agent', 'service'])),
  /** The colour of bands and of the header: sand where a page is about selling, the others as `src/styles/themes.css` says. */
  accent: v.picklist(['sand', 'glacier', 'sage', 'bronze']),
  card: CardSchema,
  /** A figure on the card, and what it is. */
  cardFigure: v.exactOptional(v.object({ figure: text, label: text })),
  /** When the page got its present words, with their hash: `npm run make -- dates` writes both. Null until it has. */
  updated: v.nullable(v.object({ date: v.pipe(v.string(), v.isoDate()), words: text })),
})
export type PageHead = v.InferOutput<typeof PageHeadSchema>

const size = v.pipe(v.number(), v.minValue(1))

/** A home for sale (section 3). Price in CAD; either size is in square feet. */
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
  /** While true, left out of the structured data: the id is a placeholder. */
  sample: v.boolean(),
  videoId: text,
  title: text,
  description: text,
  /** Publication date, YYYY-MM-DD. */
  published: v.exactOptional(v.pipe(v.string(), v.isoDate())),
})
export type VideoRecord = v.InferOutput<typeof VideoRecordSchema>

const BreadcrumbSchema = v.object({
  /** From the home page down to this page's parent. */
  parents: v.pipe(v.array(v.object({ label: text, to: text })), v.minLength(1), v.readonly()),
  current: text,
})

/** What homes there were assessed at, in CAD, and for which year. */
const AssessedSchema = v.object({
  median: v.pipe(v.number(), v.minValue(1)),
  year: v.pipe(v.number(), v.integer()),
})

const PlaceSchema = v.object({
  name: text,
  assessed: v.exactOptional(AssessedSchema),
  contains: v.array(
    v.object({
      name: text,
      assessed: v.exactOptional(AssessedSchema),
      at: v.exactOptional(v.object({ latitude: v.number(), longitude: v.number() })),
    }),
  ),
})
export type PlaceOnPage = v.InferOutput<typeof PlaceSchema>

/** The optional export `records` of a page: what it shows that search engines can also read as structured data. */
export const PageRecordsSchema = v.object({
  faqs: v.exactOptional(FaqsSchema),
  videos: v.exactOptional(v.pipe(v.array(VideoRecordSchema), v.readonly())),
  breadcrumb: v.exactOptional(BreadcrumbSchema),
  /** What the page is about, with its parts. */
  place: v.exactOptional(PlaceSchema),
  /** Required when the head names `service`. */
  service: v.exactOptional(v.object({ name: text })),
  /** Required when the head names `listing`. */
  listing: v.exactOptional(ListingSchema),
})
export type PageRecords = v.InferOutput<typeof PageRecordsSchema>

export const ClaimSchema = v.object({
  /** As written on the page. */
  figure: text,
  label: text,
  /** Who counted, and for which year: for a rank among others, above all. */
  source: v.exactOptional(v.object({ by: text, year: v.pipe(v.number(), v.integer()) })),
})
export type Claim = v.InferOutput<typeof ClaimSchema>
