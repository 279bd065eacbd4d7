/** schema.org records of what a page offers and shows. */
import type { PageHead, PageRecords, PlaceOnPage, VideoRecord } from '../../content/page-schema.ts'
import { site } from '../../content/site.ts'
import { VIDEO_HOST } from '../../content/videos/host.ts'
import { AGENT_ID, business } from './team.ts'

export type Json = Record<string, unknown>

const address = (path: string) => `${site.origin}${path}`

/** Throws when the page's records have no service. */
export function serviceRecord(head: PageHead, service: PageRecords['service']): Json {
  if (!service) throw new Error(`${head.path} names a service but has none`)
  return {
    '@type': 'Service',
    name: service.name,
    description: head.description,
    url: address(head.path),
    provider: { '@type': 'RealEstateAgent', '@id': AGENT_ID, ...business },
    areaServed: {
      '@type': 'City',
      name: site.location.city,
      containedInPlace: { '@type': 'AdministrativeArea', name: site.location.region },
    },
  }
}

export function faqRecord(faqs: NonNullable<PageRecords['faqs']>): Json {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

export function breadcrumbRecord(
  head: PageHead,
  { parents, current }: NonNullable<PageRecords['breadcrumb']>,
): Json {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...parents, { label: current, to: head.path }].map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: address(to),
    })),
  }
}

/** The city or a part of it, with what its homes were assessed at and the places in it. */
export function placeRecord({ contains, ...place }: PlaceOnPage): Json {
  return {
    ...placeOf(place),
    containedInPlace: { '@type': 'AdministrativeArea', name: site.location.region },
    containsPlace: contains.map(placeOf),
  }
}

function placeOf({ name, assessed, at }: PlaceOnPage['contains'][number]): Json {
  return {
    '@type': 'Place',
    name,
    ...(at && { geo: { '@type': 'GeoCoordinates', ...at } }),
    ...(assessed && {
      additionalProperty: {
        '@type': 'PropertyValue',
        name: `Median property assessment ${assessed.year}`,
        value: assessed.median,
        unitText: 'CAD',
      },
    }),
  }
}

/** The video host serves a thumbnail of each video under its id. */
export function videoRecord({ videoId, title, description, published }: VideoRecord): Json {
  return {
    '@type': 'VideoObject',
    name: title,
    description,
    thumbnailUrl: `https://i.ytimg.com/vi/${videoId}/hqdefault.jpg`,
    embedUrl: `${VIDEO_HOST.embedOrigin}${VIDEO_HOST.embedPath}${videoId}`,
    ...(published && { uploadDate: published }),
  }
}
