import { ink, mix } from '../../palette.ts'
import { type Point, polygon, rect, type Shape } from '../../shape.ts'
import { below } from '../shadow.ts'
import type { Coat } from './coats.ts'
import { rim, type Side, unlit } from './light.ts'

/**
 * A narrow infill of three storeys under a single slope, its entrance on the right, alone or attached to another on
 * its dark side. 260 by 440 px.
 */
export function infill(coat: Coat, cladding: string, light: Side = 1, isAttached = false): Shape[] {
  const { wall, shade, roof, trim, glass, stone } = coat
  const windows = [rect(-86, -116, 108, 82), rect(-86, -250, 70, 92), rect(-86, -362, 174, 66)]
  return [
    ...(isAttached ? [] : side(coat, light)),
    {
      d: polygon([
        [-118, 0],
        [-118, -372],
        [118, -438],
        [118, 0],
      ]),
      fill: wall,
    },
    {
      d: polygon([
        [0, 0],
        [0, -276],
        [118, -276],
        [118, 0],
      ]),
      fill: cladding,
    },
    {
      d: Array.from({ length: 6 }, (_, i) => `M${17 + i * 17}-276V0`).join(''),
      stroke: mix(cladding, ink.deep, 0.5),
      width: 2,
      opacity: 0.6,
    },
    below(0, -276, 118, 16),
    { d: 'M-118-352L118-420v22L-118-330z', fill: ink.night, opacity: 0.28 },
    {
      d: polygon([
        [-136, -364],
        [136, -440],
        [136, -424],
        [-136, -348],
      ]),
      fill: roof,
    },
    rim(light > 0 ? 'M30-411L137-441v16M118-416V-20' : 'M30-411L-137-365v16M-118-340V-20'),
    { d: windows.join(''), fill: glass, lit: true },
    { d: `${windows.join('')}M-32-116v82M-50-250v92M-28-362v66M30-362v66`, stroke: roof, width: 6 },
    { d: rect(22, -238, 74, 84), fill: glass, stroke: roof, width: 6 },
    { d: 'M14-160h92v8H14z', fill: roof },
    { d: 'M16-154v-36h88v36M34-190v36M52-190v36M70-190v36M88-190v36', stroke: trim, width: 3 },
    { d: rect(40, -108, 54, 108), fill: ink.brick },
    { d: 'M52-96v66h12v-66z', fill: glass, lit: true },
    { d: 'M26-128h92v11H26z', fill: roof },
    unlit('M26-117h92v16H40V0H28z'),
    { d: rect(-118, -18, 118, 18), fill: mix(stone, shade, 0.3) },
    { d: `${rect(30, -10, 74, 10)}${rect(24, 0, 86, 10)}`, fill: mix(stone, trim, 0.3) },
  ]
}

/** The side away from the light, and the roof's edge over it, which go back to a point at the height of the eye. */
function side({ wall, shade, roof }: Coat, light: Side): Shape[] {
  const [x, high] = light > 0 ? [-118, 372] : [118, 438]
  const back = ([from, up]: Point): Point => [from - light * 50, up + (-70 - up) * 0.11]
  const strip = (from: Point, to: Point) => polygon([from, to, back(to), back(from)])
  const [eave, top] = light > 0 ? [-136, -364] : [136, -440]
  return [
    { d: strip([x, 0], [x, -high]), fill: mix(wall, shade, 0.6) },
    {
      d: [0.2, 0.35, 0.5, 0.65, 0.8]
        .map((share) => {
          const [toX, toY] = back([x, -high * share])
          return `M${x} ${Math.round(-high * share)}L${toX} ${Math.round(toY)}`
        })
        .join(''),
      stroke: shade,
      width: 1.5,
      opacity: 0.5,
    },
    { d: strip([eave, top], [eave, top + 16]), fill: mix(roof, shade, 0.4) },
  ]
}
