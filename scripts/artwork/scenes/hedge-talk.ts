import { svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { border, hedge } from './hedge-talk/hedge.ts'
import { houses } from './hedge-talk/houses.ts'
import { beforeHedge, behindHedge } from './hedge-talk/people.ts'
import { sky } from './hedge-talk/sky.ts'

/** Two neighbours on a summer evening, talking over the hedge between their gardens. */
export function hedgeTalk(): string {
  return svg(width, height, [
    ...sky(),
    ...houses(),
    ...behindHedge(),
    ...hedge(),
    ...border(),
    ...beforeHedge(),
  ])
}
