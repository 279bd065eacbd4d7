/**
 * The words of `/communities/{quadrant}` (section 2, Communities): the directory again, headed by one quadrant
 * and its communities. Its canonical address is the directory's, which has the same list.
 */
import { cad, grouped } from '../formats.ts'
import type { PageHead, PageRecords } from '../page-schema.ts'
import { communitiesPage, head as directoryHead } from '../pages/communities.ts'
import { site } from '../site.ts'
import type { CommunityName } from './directory.ts'
import { factsYear, quadrantRows } from './facts.ts'
import { quadrantPlace } from './quadrant-figures.ts'
import type { Quadrant } from './quadrants.ts'

type Own = {
  /** Alternative texts of its landmark, by day and by night. */
  landmark: { day: string; night: string }
  /** Left edge of its landmark on its social card, in pixels; the subject stays right of the words. */
  cardX: number
  /** The kind of home that comes first. */
  kind: (typeof communitiesPage)['propertyTypes']['items'][number]['id']
  /** Two of its communities, which the closing question names. */
  between: readonly [CommunityName, CommunityName]
  /** Where its address suffix starts, and what is special about it there. */
  letters: string
  /** Streets with its suffix, each with what it is known for. */
  streets: readonly [Street, Street, Street]
}

/** A street, without the suffix. */
type Street = { name: string; note: string }

/** What distinguishes each quadrant's page. */
export const ownQuadrants: Record<Quadrant['id'], Own> = {
  northwest: {
    landmark: {
      day: 'Grass and aspens on the slope of Nose Hill, a walker with a dog on the trail, and the skyline below against the mountains',
      night: 'The slope of Nose Hill by moonlight, and the lights of the city below it',
    },
    cardX: -180,
    kind: 'condos',
    between: ['Tuscany', 'Varsity'],
    letters:
      'NW is west of Centre Street and north of the Bow. Bowness and Valley Ridge are on the river’s south bank, yet still NW: out there the Trans-Canada Highway is the line.',
    streets: [
      { name: 'University Drive', note: 'to the University of Calgary' },
      { name: '16 Avenue', note: 'the Trans-Canada Highway' },
      { name: 'Bowness Road', note: 'through Montgomery and Bowness' },
    ],
  },
  northeast: {
    landmark: {
      day: 'An airliner at dawn over the lights of the runway, and a train of the Blue Line',
      night: 'An airliner at night over the lights of the runway, and a lit train of the Blue Line',
    },
    cardX: 0,
    kind: 'single-family',
    between: ['Cornerstone', 'Renfrew'],
    letters:
      'NE is east of Centre Street and north of Memorial Drive, out to the airport and past it. Harvest Hills and Coventry Hills are in the North zone, and their addresses are NE.',
    streets: [
      { name: '1 Avenue', note: 'Bridgeland’s main street' },
      { name: '36 Street', note: 'the Blue Line in its median' },
      { name: 'Airport Trail', note: 'to the terminal' },
    ],
  },
  southwest: {
    landmark: {
      day: 'Sailboats on the Glenmore Reservoir in the evening',
      night: 'Sailboats on the Glenmore Reservoir by moonlight',
    },
    cardX: -140,
    kind: 'luxury',
    between: ['Altadore', 'Signal Hill'],
    letters:
      'SW is west of Centre Street and Macleod Trail and south of the Bow, so most of downtown is SW. Avenues number southward from the river, streets westward to the edge of the city.',
    streets: [
      { name: '8 Avenue', note: 'Stephen Avenue, downtown' },
      { name: '17 Avenue', note: 'the Beltline’s restaurants' },
      { name: '4 Street', note: 'Mission’s main street' },
    ],
  },
  southeast: {
    landmark: {
      day: 'Brick fronts and lit shops along Inglewood’s main street at dusk, with downtown at its end',
      night: 'Brick fronts and lit shops along Inglewood’s main street at night, with downtown at its end',
    },
    cardX: -20,
    kind: 'waterfront',
    between: ['Inglewood', 'Mahogany'],
    letters:
      'SE is east of Centre Street and Macleod Trail and south of the Bow, then of Memorial Drive. Past Inglewood the river turns south, straight through the quadrant: both of its banks are SE.',
    streets: [
      { name: '9 Avenue', note: 'Inglewood’s main street' },
      { name: '17 Avenue', note: 'International Avenue, in Forest Lawn' },
      { name: 'Bow Bottom Trail', note: 'down to Fish Creek' },
    ],
  },
}

export function quadrantPage(quadrant: Quadrant) {
  const { id, label, suffix, text, communities } = quadrant
  const [homes, median] = quadrantRows[suffix]
  const title = `${label} Calgary`
  const { landmark, cardX, kind, between, letters, streets } = ownQuadrants[id]
  const starred = communities.filter(({ luxury }) => luxury).length
  return {
    head: {
      ...directoryHead,
      title: `${title} Communities (${suffix}) | ${site.shortName}`,
      description: `${communities.length} communities in Calgary’s ${label.toLowerCase()}, by zone. ${text}`,
      keywords: [`${title} communities`, `homes for sale ${title}`, ...directoryHead.keywords],
      card: { drawing: `${id}-day`, alt: landmark.day, x: cardX, y: 0, width: 1680, shade: [430, 800] },
      cardFigure: { figure: cad(median), label: `median assessment of all homes, ${factsYear}` },
    } satisfies PageHead,
    records: { place: quadrantPlace(quadrant) } satisfies PageRecords,
    hero: { title, lead: text },
    /** The search's placeholder. */
    placeholder: `${between.join(', ')} …`,
    landmark,
    /** The way back to the whole directory. */
    breadcrumb: {
      parents: [{ label: communitiesPage.hero.eyebrow, to: directoryHead.path }],
      current: label,
    },
    list: {
      title: `Where addresses end in ${suffix}`,
      letters,
      streets,
      communities: `Communities in the ${label.toLowerCase()}, by zone`,
    },
    /** Figures that sum up its list. */
    figures: [
      { figure: grouped(homes), label: 'homes assessed' },
      { figure: String(communities.length), label: 'communities' },
      { figure: String(new Set(communities.map(({ zone }) => zone)).size), label: 'zones' },
      ...(starred > 0 ? [{ figure: String(starred), label: 'marked luxury' }] : []),
    ],
    kind,
    closingTitle: `Between ${between.join(' and ')}?`,
  }
}
