/** The team's other websites, by category (section 3, sister-site directory record). */
import * as v from 'valibot'
import { community } from './community.ts'
import { info } from './info.ts'
import { luxury } from './luxury.ts'
import { tools } from './tools.ts'

const text = v.pipe(v.string(), v.nonEmpty())

const SisterSiteSchema = v.object({
  name: text,
  url: v.pipe(v.string(), v.url(), v.startsWith('https://')),
  description: v.pipe(v.string(), v.minLength(40), v.maxLength(140)),
  category: v.picklist(['luxury', 'community', 'tools', 'info']),
})
export type SisterSite = v.InferOutput<typeof SisterSiteSchema>

export const SisterSiteDirectorySchema = v.object({
  sample: v.boolean(),
  sites: v.pipe(
    v.array(SisterSiteSchema),
    v.check((sites) => new Set(sites.map(({ url }) => url)).size === sites.length, 'Two sites share a URL'),
  ),
})

type Unsorted = Omit<SisterSite, 'category'>

function inCategory(category: SisterSite['category'], sites: readonly Unsorted[]): SisterSite[] {
  return sites.map((site) => ({ ...site, category }))
}

/** URLs are samples, to be replaced with those of the team's own sites. */
export const sisterSiteDirectory = {
  sample: true,
  sites: [
    ...inCategory('luxury', luxury),
    ...inCategory('community', community),
    ...inCategory('tools', tools),
    ...inCategory('info', info),
  ],
} satisfies v.InferOutput<typeof SisterSiteDirectorySchema>

export function sitesInCategory(category: SisterSite['category']): SisterSite[] {
  return sisterSiteDirectory.sites.filter((site) => site.category === category)
}

/** The sites the luxury page features: category luxury, without any for Kelowna (section 2, Luxury). */
export function luxurySites(sites: readonly SisterSite[] = sisterSiteDirectory.sites): SisterSite[] {
  return sites.filter(
    ({ category, name, url }) => category === 'luxury' && !`${name} ${url}`.toLowerCase().includes('kelowna'),
  )
}
