/** Where something can be read that others published: a review, a sale. */
import * as v from 'valibot'

const text = v.pipe(v.string(), v.nonEmpty())

export const PublishedSchema = v.object({
  /** Such as the name of the review service. */
  label: text,
  href: v.pipe(v.string(), v.url(), v.startsWith('https://')),
})
