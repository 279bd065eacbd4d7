/** The road of a street under snow, with what stands beside it. */
import { random } from '../../noise.ts'
import { ink, mix } from '../../palette.ts'
import { curve, dashes, down, ellipse, glow, type Point, rect, type Shape } from '../../shape.ts'
import { height, width } from '../frame.ts'

export const GROUND = 724
/** The near edge of the lawns. */
export const CURB = 796
/** That of the road. */
const VERGE = 876
export const snow = mix(ink.pale, ink.lilac, 0.3)
export const shaded = mix(ink.blue, ink.lilac, 0.42)

/** In the gap between the third house and the fourth, clear of both. */
const SIGN = 828
const LAMP = 538

/** The road under snow, with the tracks of two cars. */
export function road(): Shape[] {
  const track = 'M-20 846C340 834 620 852 900 842S1400 836 1620 844'
  return [
    {
      d: rect(0, CURB, width, height - CURB),
      fill: down(
        CURB,
        height,
        [0, mix(snow, ink.paper, 0.3)],
        [0.16, mix(snow, shaded, 0.4)],
        [0.2, mix(shaded, ink.belly, 0.2)],
        [1, mix(shaded, ink.belly, 0.6)],
      ),
    },
    {
      d: track + track.replace('846C340 834', '866C380 852'),
      stroke: mix(ink.belly, ink.blue, 0.4),
      width: 11,
    },
    {
      d: 'M640 832C900 836 1300 824 1620 828',
      stroke: mix(ink.belly, ink.blue, 0.4),
      width: 6,
      opacity: 0.5,
    },
    // The bank in front.
    {
      d: `${curve([
        [-20, VERGE + 6],
        [220, VERGE - 4],
        [520, VERGE + 8],
        [860, VERGE + 2],
        [1200, VERGE + 10],
        [1620, VERGE - 4],
      ])}V900H-20z`,
      fill: mix(snow, shaded, 0.2),
    },
  ]
}

/** A lamp on a post, and the flakes that fall through its light. */
export function streetLamp(): Shape[] {
  const top = 540
  const draw = random(5)
  const near = Array.from({ length: 30 }, (): Point => {
    const depth = draw()
    return [LAMP + (draw() - 0.5) * (70 + 170 * depth), top + 250 * depth]
  })
  const light = (y: number, reach: number, squash: number): Shape => ({
    d: rect(LAMP - reach, y - reach * squash, 2 * reach, 2 * reach * squash),
    fill: glow([LAMP, y], reach, squash, [0, ink.lamp, 0.75], [1, ink.lamp, 0]),
  })
  return [
    light(top, 150, 1),
    light(CURB + 16, 190, 0.13),
    { d: dashes(near, 0), stroke: ink.wheat, width: 5, round: true },
    { d: `M${LAMP} ${CURB + 24}V${top + 18}`, stroke: ink.deep, width: 8 },
    { d: `M${LAMP - 7} ${CURB + 26}v-42h14v42zM${LAMP - 13} ${top + 24}l4-10h18l4 10z`, fill: ink.deep },
    { d: ellipse(LAMP, top, 17, 19), fill: ink.lamp },
    { d: `M${LAMP - 15} ${top - 16}q15-16 30 0z`, fill: ink.paper },
  ]
}

/** A post with an arm and a board that hangs from it, under snow. */
export const sign = (): Shape[] => [
  { d: `M${SIGN - 40} ${GROUND + 52}V${GROUND - 96}h92`, stroke: ink.paper, width: 10 },
  { d: `M${SIGN - 10} ${GROUND - 92}v14M${SIGN + 36} ${GROUND - 92}v14`, stroke: ink.night, width: 4 },
  { d: rect(SIGN - 24, GROUND - 78, 74, 54), fill: ink.brick },
  { d: `M${SIGN - 10} ${GROUND - 60}h46M${SIGN - 10} ${GROUND - 42}h30`, stroke: ink.paper, width: 8 },
  {
    d: `M${SIGN - 48} ${GROUND - 101}q6-12 50-10t54 10zM${SIGN - 26} ${GROUND - 78}q8-8 40-7t38 7z`,
    fill: ink.paper,
  },
]
