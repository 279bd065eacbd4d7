/** The external listing search as a form's action and fields, for visitors without JavaScript. */
import { listingSearchUrl } from '../../../content/listing-search.ts'

const EXAMPLE = 'anywhere'

function asForm() {
  const { origin, pathname, searchParams } = new URL(listingSearchUrl(EXAMPLE) ?? '')
  const fields = [...searchParams].map(([name, value]) => ({ name, value }))
  return {
    action: `${origin}${pathname}`,
    /** Name of the location field. */
    location: fields.find(({ value }) => value === EXAMPLE)?.name,
    hidden: fields.filter(({ value }) => value !== EXAMPLE),
  }
}

export const searchForm = asForm()
