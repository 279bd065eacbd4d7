import { ink, mix, oklch } from '../palette.ts'
import { placed, svg } from '../svg.ts'
import { bicycle } from './bicycle.ts'
import { facade, porch, steps } from './duplex-steps/house.ts'
import { neighbours } from './duplex-steps/people.ts'
import { GROUND } from './duplex-steps/view.ts'
import { firs } from './fir.ts'
import { tufts } from './foliage.ts'
import { height, width } from './frame.ts'
import { lawnAtDusk, setting } from './setting.ts'

/** So large that a wide window, which cuts off the sky, still has the eaves and the roof. */
const SCALE = 0.78

/** A duplex at nightfall: its owner and their tenant talk from step to step, each before a door of their own. */
export function duplexSteps(): string {
  const grass = oklch(41, 0.05, 140)
  return svg(width, height, [
    ...setting({
      seed: 35,
      apex: [800, 24],
      ...lawnAtDusk(grass),
      ground: GROUND,
    }),
    ...firs(
      [
        [60, GROUND + 8, 400],
        [176, GROUND, 290],
        [1404, GROUND, 270],
        [1540, GROUND + 8, 410],
      ],
      mix(ink.hill, ink.spruce, 0.4),
      mix(ink.nearRange, ink.amber, 0.18),
    ),
    {
      transform: `translate(${Math.round(800 * (1 - SCALE))} ${Math.round(GROUND * (1 - SCALE))}) scale(${SCALE})`,
      nodes: [...facade(), ...porch(), ...steps(), placed(bicycle, 1120, GROUND + 26, 1.25), ...neighbours()],
    },
    {
      d: tufts({ seed: 9, from: 20, to: 1580, far: GROUND + 40, near: 880, count: 30, bare: [520, 1080] }),
      stroke: mix(grass, ink.wheat, 0.35),
      width: 2.5,
      round: true,
    },
  ])
}
