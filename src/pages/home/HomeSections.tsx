import { Reviews } from '../../features/reviews/Reviews.tsx'
import { Achievements } from './Achievements.tsx'
import { HomeClosing } from './HomeClosing.tsx'
import { InfrastructureCards } from './InfrastructureCards.tsx'
import { LaunchStrategy } from './LaunchStrategy.tsx'
import { Methodology } from './Methodology.tsx'
import { QuickActions } from './QuickActions.tsx'
import { ValueProposition } from './ValueProposition.tsx'
import { VideoShowcase } from './VideoShowcase.tsx'

/** The home page below its hero. */
export function HomeSections() {
  return (
    <>
      <Achievements />
      <InfrastructureCards />
      <ValueProposition />
      <Methodology />
      <LaunchStrategy />
      <VideoShowcase />
      <Reviews />
      <HomeClosing />
      <QuickActions />
    </>
  )
}
