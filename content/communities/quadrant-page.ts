/**
 * The words of `/communities/{quadrant}` (section 2, Communities): the directory again, headed by one quadrant
 * and its communities. Its canonical address is the directory's, which has the same list.
 */
import type { PageHead } from '../page-schema.ts'
import { communitiesPage, head as directoryHead } from '../pages/communities.ts'
import type { Quadrant } from './quadrants.ts'

export function quadrantPage({ label, suffix, text, communities }: Quadrant) {
  const title = `${label} Calgary`
  return {
    head: {
      ...directoryHead,
      title: `${title} Communities (${suffix}) | Northbow`,
      description: `${communities.length} communities in Calgary’s ${label.toLowerCase()}, by zone. ${text}`,
      keywords: [`${title} communities`, `homes for sale ${title}`, ...directoryHead.keywords],
    } satisfies PageHead,
    hero: { title, lead: text },
    /** The way back to the whole directory. */
    breadcrumb: {
      parents: [{ label: communitiesPage.hero.eyebrow, to: directoryHead.path }],
      current: label,
    },
    list: {
      title: `Where addresses end in ${suffix}`,
      figures: [
        {
          figure: String(communities.length),
          label: 'communities in this list',
        },
        { figure: String(new Set(communities.map(({ zone }) => zone)).size), label: 'zones they lie in' },
      ],
    },
  }
}
