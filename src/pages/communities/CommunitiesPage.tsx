import { quadrantPage } from '../../../content/communities/quadrant-page.ts'
import type { Quadrant } from '../../../content/communities/quadrants.ts'
import { communityLights } from '../../../machines/community-lights.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'
import { CommunitiesClosing } from './CommunitiesClosing.tsx'
import { Finder } from './Finder.tsx'
import { LightsContext } from './lights.ts'
import { OwnQuadrant } from './OwnQuadrant.tsx'
import { PropertyTypes } from './PropertyTypes.tsx'
import { QuadrantFigures } from './QuadrantFigures.tsx'
import { Quadrants } from './Quadrants.tsx'

/** The community directory. With a quadrant, its own list comes first. */
export function CommunitiesPage({ quadrant }: { quadrant?: Quadrant }) {
  const page = quadrant && quadrantPage(quadrant)
  return (
    <LightsContext value={useMachineActor(communityLights)}>
      {quadrant ? (
        <Finder quadrant={quadrant}>
          {(ordered, searching) => (
            <>
              <QuadrantFigures quadrant={quadrant} />
              <OwnQuadrant quadrant={quadrant} ordered={ordered} searching={searching} />
            </>
          )}
        </Finder>
      ) : (
        <>
          <Finder />
          <Quadrants />
        </>
      )}
      <PropertyTypes first={page?.kind} />
      <CommunitiesClosing title={page?.closingTitle} />
    </LightsContext>
  )
}
