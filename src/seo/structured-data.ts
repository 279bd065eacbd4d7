/** schema.org records of a page, built from the same content the visitor reads. */
import type { PageHead, PageRecords } from '../../content/page-schema.ts'
import { listingRecord } from './listing.ts'
import { breadcrumbRecord, faqRecord, type Json, placeRecord, serviceRecord, videoRecord } from './records.ts'
import { agent, organization, webSite } from './team.ts'

/** The exports of a page's content module that the head is built from. */
export type PageContent = { head: PageHead; records?: PageRecords }

type Kind = PageHead['structuredData'][number]

const BUILD: Record<Kind, (page: PageContent) => Json> = {
  organization: () => organization,
  agent: () => agent,
  service: ({ head, records }) => serviceRecord(head, records?.service),
  listing: ({ head, records }) => listingRecord(head, records?.listing),
}

/**
 * A record for each kind the head names, then for the page's breadcrumb, place, questions and videos. Throws when the
 * head names a service or a listing that the records do not have.
 */
export function structuredData(page: PageContent): Json[] {
  const { head, records = {} } = page
  const { faqs, videos = [], breadcrumb, place } = records
  return [
    ...(head.path === '/' ? [webSite] : []),
    ...head.structuredData.map((kind) => BUILD[kind](page)),
    ...(breadcrumb ? [breadcrumbRecord(head, breadcrumb)] : []),
    ...(place ? [placeRecord(place)] : []),
    ...(faqs ? [faqRecord(faqs)] : []),
    ...videos.filter(({ sample }) => !sample).map(videoRecord),
  ].map((record) => ({ '@context': 'https://schema.org', ...record }))
}
