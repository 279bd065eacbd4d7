import { ink, mix } from '../../palette.ts'
import { hairs, skins } from '../../portraits/figure.ts'
import { ellipse, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { bicycle } from '../bicycle.ts'

const shirt = mix(ink.paper, ink.glacier, 0.35)
const jeans = mix(ink.blue, ink.navy, 0.3)

/** Somebody on a bicycle, riding to the left, with a basket of groceries. */
export function cyclist(x: number, y: number): Node[] {
  const leg = (d: string, stroke: string): Shape => ({ d, stroke, width: 15, round: true })
  return [
    { d: ellipse(x + 16, y + 1, 112, 7), fill: ink.navy, opacity: 0.4 },
    {
      transform: `translate(${x} ${y}) scale(-1 1)`,
      nodes: [
        leg('M-26-94L2-70-6-46', mix(jeans, ink.navy, 0.6)),
        ...bicycle,
        { d: 'M48-108h34l-5 26h-24z', fill: mix(ink.oak, ink.wheat, 0.3) },
        { d: 'M54-108q-2-16 6-18 4 4 4 18M66-108q0-12 6-14 6 2 6 14', fill: mix(ink.hill, ink.gold, 0.3) },
        leg('M-26-94L16-76 8-26', jeans),
        { d: 'M0-26h18q8 0 8 8H0z', fill: ink.paper },
        { d: 'M-38-88Q-32-136 0-156 16-158 18-142 6-116-12-88-24-80-38-88z', fill: shirt },
        { d: 'M-38-88Q-32-136 0-156-12-128-24-84z', fill: ink.midRange, opacity: 0.4 },
        { d: 'M8-146Q16-122 28-112L46-96', stroke: mix(shirt, ink.glacier, 0.3), width: 11, round: true },
        { d: 'M8-158h12l2-6q12 2 11-8l4-4-5-10H6z', fill: skins.tan },
        { d: 'M16-184q-4 14-4 26-12 4-16-4l0-22z', fill: hairs.brown },
        { d: 'M-2-172Q0-198 20-196 36-192 34-178L8-174z', fill: ink.brick },
      ],
    },
  ]
}
