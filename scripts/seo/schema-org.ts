/** The requirements of schema.org and search engines for each type of record that the site publishes. */
import * as v from 'valibot'
import { site } from '../../content/site.ts'

const text = v.pipe(v.string(), v.nonEmpty())
const url = v.pipe(v.string(), v.url(), v.startsWith('https://'))
const own = v.pipe(url, v.startsWith(site.origin))
const reference = v.pipe(own, v.regex(/#[a-z]+$/))
const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
const positive = v.pipe(v.number(), v.gtValue(0))

/** A nested record of a type: these properties and no others. */
const nested = <Entries extends v.ObjectEntries>(type: string, entries: Entries) =>
  v.strictObject({ '@type': v.literal(type), ...entries })

/** A top-level record of a page. */
const record = <Entries extends v.ObjectEntries>(type: string, entries: Entries) =>
  nested(type, { '@context': v.literal('https://schema.org'), ...entries })

const coordinates = nested('GeoCoordinates', {
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
})

const address = nested('PostalAddress', {
  streetAddress: text,
  postalCode: v.pipe(v.string(), v.regex(/^[A-Z]\d[A-Z] \d[A-Z]\d$/)),
  addressLocality: text,
  addressRegion: v.pipe(v.string(), v.length(2)),
  addressCountry: v.literal('CA'),
})

const business = {
  '@id': reference,
  name: text,
  url: own,
  image: own,
  telephone: v.pipe(v.string(), v.regex(/^\+1\d{10}$/)),
  address,
}

const company = {
  ...business,
  logo: own,
  email: v.pipe(v.string(), v.email()),
  parentOrganization: nested('Organization', { name: text }),
  sameAs: v.pipe(v.array(url), v.minLength(1)),
}

const place = {
  name: text,
  geo: v.exactOptional(coordinates),
  additionalProperty: v.exactOptional(
    nested('PropertyValue', { name: text, value: positive, unitText: v.literal('CAD') }),
  ),
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

export const SCHEMA_ORG = {
  Organization: record('Organization', company),
  RealEstateAgent: record('RealEstateAgent', {
    ...company,
    geo: coordinates,
    areaServed: nested('GeoCircle', { geoMidpoint: coordinates, geoRadius: positive }),
    openingHoursSpecification: v.pipe(
      v.array(
        v.pipe(
          nested('OpeningHoursSpecification', {
            dayOfWeek: v.pipe(v.array(v.picklist(DAYS)), v.minLength(1)),
            opens: time,
            closes: time,
          }),
          v.check(({ opens, closes }) => opens < closes, 'closes before it opens'),
        ),
      ),
      v.minLength(1),
    ),
    specialOpeningHoursSpecification: v.array(
      nested('OpeningHoursSpecification', {
        validFrom: v.pipe(v.string(), v.isoDate()),
        validThrough: v.pipe(v.string(), v.isoDate()),
        opens: v.literal('00:00'),
        closes: v.literal('00:00'),
      }),
    ),
  }),
  WebSite: record('WebSite', {
    '@id': reference,
    name: text,
    alternateName: text,
    url: own,
    inLanguage: v.literal('en-CA'),
    publisher: v.strictObject({ '@id': reference }),
  }),
  Service: record('Service', {
    name: text,
    description: text,
    url: own,
    provider: nested('RealEstateAgent', business),
    areaServed: nested('City', {
      name: text,
      containedInPlace: nested('AdministrativeArea', { name: text }),
    }),
  }),
  FAQPage: record('FAQPage', {
    mainEntity: v.pipe(
      v.array(
        nested('Question', {
          name: v.pipe(text, v.endsWith('?')),
          acceptedAnswer: nested('Answer', { text }),
        }),
      ),
      v.minLength(1),
    ),
  }),
  BreadcrumbList: record('BreadcrumbList', {
    itemListElement: v.pipe(
      v.array(nested('ListItem', { position: positive, name: text, item: own })),
      v.minLength(2),
      v.check((items) => items.every(({ position }, index) => position === index + 1), 'out of order'),
    ),
  }),
  Place: record('Place', {
    ...place,
    containedInPlace: nested('AdministrativeArea', { name: text }),
    containsPlace: v.pipe(v.array(nested('Place', place)), v.minLength(1)),
  }),
  VideoObject: record('VideoObject', {
    name: text,
    description: text,
    thumbnailUrl: url,
    embedUrl: url,
    uploadDate: v.exactOptional(v.pipe(v.string(), v.isoDate())),
  }),
  RealEstateListing: record('RealEstateListing', {
    name: text,
    description: text,
    url: own,
    offers: nested('Offer', { price: positive, priceCurrency: v.literal('CAD') }),
    mainEntity: nested('Accommodation', {
      address,
      numberOfBedrooms: v.pipe(v.number(), v.integer()),
      numberOfBathroomsTotal: v.number(),
      floorSize: nested('QuantitativeValue', { value: positive, unitCode: v.literal('FTK') }),
    }),
  }),
} as const
