/**
 * The directory, headed by one quadrant. The underscore in the file name keeps it from nesting in /communities.
 */
import { createFileRoute, notFound, rootRouteId } from '@tanstack/react-router'
import { CommunitiesPage } from '../pages/communities/CommunitiesPage.tsx'
import { pageHead } from '../seo/head.ts'

export const Route = createFileRoute('/communities_/$quadrant')({
  // Not found at the root, as for any unknown URL: hosts serve the same file for all of them.
  loader: async ({ params }) => {
    const { quadrants } = await import('../../content/communities/quadrants.ts')
    const quadrant = quadrants.find(({ id }) => id === params.quadrant)
    if (!quadrant) throw notFound({ routeId: rootRouteId })
    return quadrant
  },
  // An unknown quadrant has no head: the not-found screen sets its own.
  head: ({ match, loaderData }) =>
    loaderData
      ? pageHead(match, async () => {
          const { quadrantPage } = await import('../../content/communities/quadrant-page.ts')
          return quadrantPage(loaderData)
        })
      : {},
  component: QuadrantPage,
})

function QuadrantPage() {
  const quadrant = Route.useLoaderData()
  return <CommunitiesPage key={quadrant.id} quadrant={quadrant} />
}
