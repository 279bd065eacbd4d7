import type { Quadrant } from '../../../content/communities/quadrants.ts'
import { CommunitiesClosing } from './CommunitiesClosing.tsx'
import { Finder } from './Finder.tsx'
import { PropertyTypes } from './PropertyTypes.tsx'
import { Quadrants } from './Quadrants.tsx'

/** The community directory, with the given quadrant open. */
export function CommunitiesPage({ quadrant }: { quadrant?: Quadrant['id'] }) {
  return (
    <>
      <Finder />
      <Quadrants {...(quadrant && { open: quadrant })} />
      <PropertyTypes />
      <CommunitiesClosing />
    </>
  )
}
