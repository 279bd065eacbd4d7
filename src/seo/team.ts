/** schema.org records of the team. */
import { cardAddress } from '../../content/cards.ts'
import { OFFICE_CLOSED, SERVICE_RADIUS_METRES } from '../../content/constants.ts'
import { links } from '../../content/links.ts'
import { site } from '../../content/site.ts'

const { location } = site

export const AGENT_ID = `${site.origin}/#agent`
const ORGANIZATION_ID = `${site.origin}/#organization`

/** What a search engine asks of a business wherever it is named. */
export const business = {
  name: site.name,
  url: site.origin,
  image: `${site.origin}${cardAddress('/')}`,
  telephone: site.phone.number,
  address: {
    '@type': 'PostalAddress',
    streetAddress: location.street,
    postalCode: location.postalCode,
    addressLocality: location.city,
    addressRegion: location.regionCode,
    addressCountry: location.country,
  },
}

const contact = {
  ...business,
  logo: `${site.origin}/icon-512.png`,
  email: site.email.address,
  parentOrganization: { '@type': 'Organization', name: site.brokerage },
  sameAs: [links.instagram, links.facebook, links.youtube, links.tiktok].map(({ href }) => href),
}

const centre = { '@type': 'GeoCoordinates', ...site.geo }

export const organization = { '@type': 'Organization', '@id': ORGANIZATION_ID, ...contact }

/** The area served is a circle around the centre of the city (section 9). */
export const agent = {
  '@type': 'RealEstateAgent',
  '@id': AGENT_ID,
  ...contact,
  geo: centre,
  areaServed: { '@type': 'GeoCircle', geoMidpoint: centre, geoRadius: SERVICE_RADIUS_METRES },
  openingHoursSpecification: site.hours.map(({ dayOfWeek, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek,
    opens,
    closes,
  })),
  // Closed all day, as search engines read it.
  specialOpeningHoursSpecification: OFFICE_CLOSED.map((day) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: day,
    validThrough: day,
    opens: '00:00',
    closes: '00:00',
  })),
}

/** No search action, because the site has no results page. */
export const webSite = {
  '@type': 'WebSite',
  '@id': `${site.origin}/#website`,
  name: site.name,
  alternateName: site.shortName,
  url: `${site.origin}/`,
  inLanguage: 'en-CA',
  publisher: { '@id': ORGANIZATION_ID },
}
