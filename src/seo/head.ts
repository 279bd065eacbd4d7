/** Head tags for browsers, search engines and social networks, built from a page's content. */
import type { ComponentProps } from 'react'
import { CARD_SIZE, cardAddress, placedCard } from '../../content/cards.ts'
import type { PageHead } from '../../content/page-schema.ts'
import { site } from '../../content/site.ts'
import { isEnteredPage } from '../loading/entered-page.ts'
import { type PageContent, structuredData } from './structured-data.ts'

/** The tag of our own that tells the document which accent the page has, also when a visitor enters by it. */
const ACCENT = 'accent'

type HeadTags = { meta: ComponentProps<'meta'>[]; links: ComponentProps<'link'>[] }

/** The picture that is shown when the page is shared, with its words and what it is of. */
function socialCard(path: string, { title, card }: PageHead): ComponentProps<'meta'>[] {
  const address = `${site.origin}${cardAddress(path)}`
  const alt = `${title}. ${placedCard(card).alt}.`
  return [
    { property: 'og:image', content: address },
    { property: 'og:image:width', content: `${CARD_SIZE.width}` },
    { property: 'og:image:height', content: `${CARD_SIZE.height}` },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:image', content: address },
    { name: 'twitter:image:alt', content: alt },
  ]
}

/** The router renders this entry as a JSON-LD script, but its types only allow plain meta tags. */
function jsonLd(data: object): ComponentProps<'meta'> {
  return { 'script:ld+json': data } as ComponentProps<'meta'>
}

/** The head tags that are the same on every page. */
export function documentHead(): HeadTags {
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'color-scheme', content: 'light dark' },
      // The colour of the header, so that the browser's toolbar matches it.
      { name: 'theme-color', content: '#0f2f38' },
      { name: 'geo.region', content: `${site.location.country}-${site.location.regionCode}` },
      { name: 'geo.placename', content: site.location.city },
      { name: 'geo.position', content: `${site.geo.latitude};${site.geo.longitude}` },
      { name: 'ICBM', content: `${site.geo.latitude}, ${site.geo.longitude}` },
    ],
    links: [
      { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/site.webmanifest' },
    ],
  }
}

/**
 * The head of the page at `pathname`. Its content is loaded on demand, so that route files do not pull every page's
 * text into the initial bundle, and not for the page that the visitor entered, whose head is in the document.
 */
export async function pageHead(
  { pathname }: { pathname: string },
  load: () => Promise<PageContent>,
): Promise<HeadTags> {
  if (isEnteredPage(pathname)) return enteredHead()
  const page = await load()
  const { head } = page
  const url = `${site.origin}${head.path}`
  return {
    meta: [
      { title: head.title },
      { name: 'description', content: head.description },
      { name: 'keywords', content: head.keywords.join(', ') },
      { name: 'robots', content: head.robots === 'index' ? 'index, follow' : 'noindex, follow' },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: site.name },
      { property: 'og:locale', content: 'en_CA' },
      { property: 'og:title', content: head.title },
      { property: 'og:description', content: head.description },
      // Of the card, which is the page's own also where search engines shall know another page.
      { property: 'og:url', content: `${site.origin}${pathname}` },
      { name: 'twitter:title', content: head.title },
      { name: 'twitter:description', content: head.description },
      { name: ACCENT, content: head.accent },
      // Only prerendered, because networks and search engines read each page as its own document.
      ...(import.meta.env.SSR ? [...socialCard(pathname, head), ...structuredData(page).map(jsonLd)] : []),
    ],
    links: [{ rel: 'canonical', href: url }],
  }
}

/** The prerendered tags of the entered page, so that the router renders the same. */
function enteredHead(): HeadTags {
  const meta = [...document.head.querySelectorAll<HTMLMetaElement>('meta:is([name], [property])')]
  const { href } = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]') ?? {}
  return {
    meta: [
      { title: document.title },
      ...meta.map(({ name, content, attributes }) => {
        const property = attributes.getNamedItem('property')?.value
        return property ? { property, content } : { name, content }
      }),
    ],
    links: href ? [{ rel: 'canonical', href }] : [],
  }
}

/** The accent among the tags of the pages that are shown, the innermost last. Undefined where none has one. */
export function accentIn(
  pages: readonly { meta?: (HeadTags['meta'][number] | undefined)[] | undefined }[],
): string | undefined {
  return pages.flatMap(({ meta = [] }) => meta).findLast((tag) => tag?.name === ACCENT)?.content
}
