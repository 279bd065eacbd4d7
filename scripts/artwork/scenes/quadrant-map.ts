import { ink, mix } from '../palette.ts'
import { skins } from '../portraits/figure.ts'
import { sleeve } from '../portraits/sleeve.ts'
import { glow, rect } from '../shape.ts'
import { svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { room } from './hands.ts'
import { flatHand } from './model-house.ts'
import { city } from './quadrant-map/city.ts'
import { breakfast } from './quadrant-map/table.ts'

/** A paper map of the four quadrants open on a table, and two hands that meet over it. */
export function quadrantMap(): string {
  const [red, blue] = [mix(ink.brick, ink.oak, 0.2), mix(ink.blue, ink.nearRange, 0.25)]
  const edge = { rim: ink.wheat, from: [-4, 4] } as const
  return svg(width, height, [
    room(mix(ink.oak, ink.wheat, 0.18), mix(ink.oak, ink.soil, 0.4)),
    { d: 'M0 130H1600M0 344H1600M0 560H1600M0 776H1600', stroke: ink.soil, width: 5, opacity: 0.3 },
    {
      d: rect(0, 0, width, height),
      fill: glow([420, 120], 1100, 0.75, [0, ink.wheat, 0.65], [0.5, ink.gold, 0.2], [1, ink.gold, 0]),
    },
    city(),
    ...breakfast(),
    ...sleeve([1690, 860, 1480, 752, 1240, 640], red, edge, 170),
    { transform: 'translate(1136 582) rotate(-152) scale(3.1 -3.1)', nodes: flatHand(skins.fair) },
    ...sleeve([40, 1010, 210, 868, 420, 700], blue, edge, 170),
    { transform: 'translate(500 618) rotate(-46) scale(3.1)', nodes: flatHand(skins.brown) },
    // By night the lamp alone is lit.
    {
      d: rect(0, 0, width, height),
      fill: glow([700, 360], 1100, 0.75, [0, ink.night, 0.05], [0.5, ink.night, 0.3], [1, ink.night, 0.8]),
      nightly: true,
    },
  ])
}
