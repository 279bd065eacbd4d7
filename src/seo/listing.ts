/** A home for sale as a schema.org record. */
import type { Listing, PageHead } from '../../content/page-schema.ts'
import { site } from '../../content/site.ts'
import type { Json } from './records.ts'

/** Square foot, as a UN/CEFACT unit code. */
const SQUARE_FOOT = 'FTK'

/** Price in CAD, size in square feet (section 3). Throws when the page's records have no listing. */
export function listingRecord(head: PageHead, listing: Listing | undefined): Json {
  if (!listing) throw new Error(`${head.path} names a listing but has none`)
  const { address, price, bedrooms, bathrooms, sqft, livingArea } = listing
  return {
    '@type': 'RealEstateListing',
    name: `${address.street}, ${address.city}`,
    description: head.description,
    url: `${site.origin}${head.path}`,
    offers: { '@type': 'Offer', price, priceCurrency: 'CAD' },
    mainEntity: {
      '@type': 'Accommodation',
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.street,
        addressLocality: address.city,
        addressRegion: address.region,
        postalCode: address.postalCode,
        addressCountry: site.location.country,
      },
      numberOfBedrooms: bedrooms,
      numberOfBathroomsTotal: bathrooms,
      floorSize: { '@type': 'QuantitativeValue', value: sqft ?? livingArea, unitCode: SQUARE_FOOT },
    },
  }
}
