import type { Quadrant } from '../../../content/communities/quadrants.ts'
import { CommunitiesClosing } from './CommunitiesClosing.tsx'
import { Finder } from './Finder.tsx'
import { PropertyTypes } from './PropertyTypes.tsx'
import { Quadrants } from './Quadrants.tsx'

/** The community directory. With a quadrant, its own list comes first. */
export function CommunitiesPage({ quadrant }: { quadrant?: Quadrant }) {
  return (
    <>
      {quadrant ? (
        <Finder quadrant={quadrant}>
          <Quadrants open={quadrant} />
        </Finder>
      ) : (
        <>
          <Finder />
          <Quadrants />
        </>
      )}
      <PropertyTypes />
      <CommunitiesClosing />
    </>
  )
}
