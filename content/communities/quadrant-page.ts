/**
 * The words of `/communities/{quadrant}` (section 2, Communities): the directory again, headed by one quadrant
 * and its communities. Its canonical address is the directory's, which has the same list.
 */
import { cad } from '../formats.ts'
import type { PageHead, PageRecords } from '../page-schema.ts'
import { communitiesPage, head as directoryHead } from '../pages/communities.ts'
import type { SceneId } from '../scenes.ts'
import { site } from '../site.ts'
import type { CommunityName } from './directory.ts'
import { factsYear, quadrantRows } from './facts.ts'
import { quadrantPlace } from './quadrant-figures.ts'
import type { Quadrant } from './quadrants.ts'

type Own = {
  scene: SceneId
  /** Of its social card. */
  card: SceneId
  /** The kind of home that comes first. */
  kind: (typeof communitiesPage)['propertyTypes']['items'][number]['id']
  /** Two of its communities, which the closing question names. */
  between: readonly [CommunityName, CommunityName]
}

/** What each page shows that no other does, after the description of its quadrant. */
const OWN: Record<Quadrant['id'], Own> = {
  northwest: { scene: 'river-bow', card: 'river-bow', kind: 'condos', between: ['Tuscany', 'Varsity'] },
  northeast: {
    scene: 'house-bungalow',
    card: 'townhomes',
    kind: 'single-family',
    between: ['Cornerstone', 'Renfrew'],
  },
  southwest: {
    scene: 'heritage-dawn',
    card: 'heritage-dawn',
    kind: 'luxury',
    between: ['Altadore', 'Signal Hill'],
  },
  southeast: {
    scene: 'lake-night',
    card: 'lake-night',
    kind: 'waterfront',
    between: ['Inglewood', 'Mahogany'],
  },
}

export function quadrantPage(quadrant: Quadrant) {
  const { id, label, suffix, text, communities } = quadrant
  const [, median] = quadrantRows[suffix]
  const title = `${label} Calgary`
  const { scene, card, kind, between } = OWN[id]
  const starred = communities.filter(({ luxury }) => luxury).length
  return {
    head: {
      ...directoryHead,
      title: `${title} Communities (${suffix}) | ${site.shortName}`,
      description: `${communities.length} communities in Calgary’s ${label.toLowerCase()}, by zone. ${text}`,
      keywords: [`${title} communities`, `homes for sale ${title}`, ...directoryHead.keywords],
      card,
      cardFigure: { figure: cad(median), label: `median assessment of all homes, ${factsYear}` },
    } satisfies PageHead,
    records: { place: quadrantPlace(quadrant) } satisfies PageRecords,
    hero: { title, lead: text },
    /** The way back to the whole directory. */
    breadcrumb: {
      parents: [{ label: communitiesPage.hero.eyebrow, to: directoryHead.path }],
      current: label,
    },
    list: {
      title: `Where addresses end in ${suffix}`,
      scene,
    },
    /** What its list comes to. */
    figures: [
      { figure: cad(median), label: `median assessment, ${factsYear}` },
      { figure: String(communities.length), label: `communities with most addresses in ${suffix}` },
      { figure: String(new Set(communities.map(({ zone }) => zone)).size), label: 'zones they lie in' },
      ...(starred > 0 ? [{ figure: String(starred), label: 'with a star for luxury' }] : []),
    ],
    kind,
    closingTitle: `Between ${between.join(' and ')}?`,
  }
}
