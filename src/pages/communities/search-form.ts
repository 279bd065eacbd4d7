/** The external listing search as the address and the fields of a form, for a visitor without a script. */
import { listingSearchUrl } from '../../../content/listing-search.ts'

const EXAMPLE = 'anywhere'

function asForm() {
  const { origin, pathname, searchParams } = new URL(listingSearchUrl(EXAMPLE) ?? '')
  const fields = [...searchParams].map(([name, value]) => ({ name, value }))
  return {
    action: `${origin}${pathname}`,
    /** The name of the field that takes the location. */
    location: fields.find(({ value }) => value === EXAMPLE)?.name,
    hidden: fields.filter(({ value }) => value !== EXAMPLE),
  }
}

export const searchForm = asForm()
