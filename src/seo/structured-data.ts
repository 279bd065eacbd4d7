/** schema.org records, built from the same content the visitor reads. */
import { SERVICE_RADIUS_METRES } from '../../content/constants.ts'
import type { PageHead } from '../../content/schema.ts'
import { site } from '../../content/site.ts'

type Kind = PageHead['structuredData'][number]
type Json = Record<string, unknown>

export function structuredData(head: PageHead): Json[] {
  return head.structuredData.map((kind) => ({ '@context': 'https://schema.org', ...BUILD[kind](head) }))
}

const address = {
  '@type': 'PostalAddress',
  addressLocality: site.location.city,
  addressRegion: site.location.regionCode,
  addressCountry: site.location.country,
}

const BUILD: Record<Kind, (head: PageHead) => Json> = {
  organization: () => ({
    '@type': 'Organization',
    '@id': `${site.origin}/#organization`,
    name: site.name,
    url: site.origin,
    telephone: site.phone.display,
    email: site.email.address,
    address,
    parentOrganization: { '@type': 'Organization', name: site.brokerage },
  }),
  agent: () => ({
    '@type': 'RealEstateAgent',
    '@id': `${site.origin}/#agent`,
    name: site.name,
    url: site.origin,
    telephone: site.phone.display,
    email: site.email.address,
    address,
    areaServed: {
      '@type': 'GeoCircle',
      geoMidpoint: {
        '@type': 'GeoCoordinates',
        latitude: site.geo.latitude,
        longitude: site.geo.longitude,
      },
      geoRadius: SERVICE_RADIUS_METRES,
    },
    openingHoursSpecification: site.hours.map(({ dayOfWeek, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek,
      opens,
      closes,
    })),
  }),
  service: (head) => ({
    '@type': 'Service',
    name: head.title,
    description: head.description,
    provider: { '@id': `${site.origin}/#agent` },
    areaServed: { '@type': 'City', name: `${site.location.city}, ${site.location.region}` },
  }),
}
