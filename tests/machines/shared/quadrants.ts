/** The directory headed by each quadrant. */
import { type Quadrant, quadrants } from '../../../content/communities/quadrants.ts'
import type { Place, Places } from '../../path-harness/place.ts'
import { viewOf } from '../../path-harness/view.ts'

export const quadrantView = (quadrant: Quadrant) =>
  viewOf(() => import('../../../src/pages/communities/CommunitiesPage.tsx'), 'CommunitiesPage', {
    props: { quadrant },
  })

export const quadrantPlaces = (
  placeOf: (quadrant: Quadrant, page: string) => Pick<Place, 'part' | 'screen' | 'also'>,
  some: readonly Quadrant[] = quadrants,
): Places =>
  Object.fromEntries(
    some.map((quadrant) => {
      const page = `/communities/${quadrant.id}`
      const place = { page, view: quadrantView(quadrant), isOfView: true as const }
      return [`the ${quadrant.id}`, { ...place, ...placeOf(quadrant, page) }]
    }),
  )
