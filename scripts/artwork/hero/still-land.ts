import { svg } from '../svg.ts'
import { hours } from './hours.ts'
import { land } from './land.ts'
import { landscape } from './layout.ts'

/** What stands still in the film, as a mask of its frame: the land and the city, without the river. */
export function stillLand(): string {
  const { width, height } = landscape
  const { layers, city, river } = land(landscape, hours.dusk)
  const ranges = layers.slice(0, 3).map(({ shapes: [silhouette] }) => silhouette?.d)
  const towers = city.shapes
    .filter(({ stroke, fill }) => !stroke && fill !== hours.dusk.inks.brick)
    .map(({ d }) => d)
  const around = `M0 0v${height}h${width}v${-height}z${river.outline}`
  return svg(width, height, [{ nodes: [{ d: [...ranges, ...towers].join(''), fill: '#000' }], clip: around }])
}
