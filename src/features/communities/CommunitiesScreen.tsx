import type { Quadrant } from '../../../content/quadrants.ts'
import { Closing } from './Closing.tsx'
import { Finder } from './Finder.tsx'
import { PropertyTypes } from './PropertyTypes.tsx'
import { Quadrants } from './Quadrants.tsx'

/** The community directory, with the given quadrant open. */
export function CommunitiesScreen({ quadrant }: { quadrant?: Quadrant['id'] }) {
  return (
    <>
      <Finder />
      <Quadrants {...(quadrant && { open: quadrant })} />
      <PropertyTypes />
      <Closing />
    </>
  )
}
