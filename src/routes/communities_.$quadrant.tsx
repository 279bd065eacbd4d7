/**
 * The directory, headed by one quadrant. The underscore in the file name keeps it from nesting in /communities.
 */
import { createFileRoute, notFound, rootRouteId } from '@tanstack/react-router'
import { QUADRANT_IDS } from '../../content/communities/quadrant-ids.ts'
import { quadrantOf } from '../../content/communities/quadrants.ts'
import { CommunitiesPage } from '../pages/communities/CommunitiesPage.tsx'
import { pageHead } from '../seo/head.ts'

export const Route = createFileRoute('/communities_/$quadrant')({
  // Not found at the root, as for any unknown URL: hosts serve the same file for all of them.
  loader: ({ params }) => {
    const id = QUADRANT_IDS.find((one) => one === params.quadrant)
    if (!id) throw notFound({ routeId: rootRouteId })
    return id
  },
  // An unknown quadrant has no head: the not-found screen sets its own.
  head: ({ match, loaderData: id }) =>
    id
      ? pageHead(match, async () => {
          const [{ quadrantPage }, { quadrantOf }] = await Promise.all([
            import('../../content/communities/quadrant-page.ts'),
            import('../../content/communities/quadrants.ts'),
          ])
          return quadrantPage(quadrantOf(id))
        })
      : {},
  component: QuadrantPage,
})

function QuadrantPage() {
  const id = Route.useLoaderData()
  return <CommunitiesPage key={id} quadrant={quadrantOf(id)} />
}
