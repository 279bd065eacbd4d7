import { quadrantPage } from '../../../content/communities/quadrant-page.ts'
import type { Quadrant } from '../../../content/communities/quadrants.ts'
import { CommunitiesClosing } from './CommunitiesClosing.tsx'
import { Finder } from './Finder.tsx'
import { OwnQuadrant } from './OwnQuadrant.tsx'
import { PropertyTypes } from './PropertyTypes.tsx'
import { Quadrants } from './Quadrants.tsx'

/** The community directory. With a quadrant, its own list comes first. */
export function CommunitiesPage({ quadrant }: { quadrant?: Quadrant }) {
  const page = quadrant && quadrantPage(quadrant)
  return (
    <>
      {quadrant ? (
        <Finder quadrant={quadrant}>
          <OwnQuadrant {...quadrant} />
        </Finder>
      ) : (
        <>
          <Finder />
          <Quadrants />
        </>
      )}
      <PropertyTypes first={page?.kind} />
      <CommunitiesClosing title={page?.closingTitle} />
    </>
  )
}
