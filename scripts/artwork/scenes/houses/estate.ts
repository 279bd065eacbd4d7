import { ink, mix, oklch } from '../../palette.ts'
import { down, ellipse, glow, polygon, rect, type Shape } from '../../shape.ts'

const cedar = oklch(48, 0.075, 56)

/** A long house of stone, cedar and glass with every room lit, on its terrace. 1180 by 330 px. */
export function estate(): Shape[] {
  const wall = mix(ink.navy, ink.blue, 0.22)
  const stone = mix(ink.belly, ink.wheat, 0.22)
  const roof = mix(ink.navy, ink.deep, 0.5)
  const glass = [
    rect(-236, -128, 420, 120),
    rect(-150, -246, 252, 92),
    rect(276, -118, 90, 62),
    rect(390, -118, 90, 62),
  ]
  const slabs = [
    rect(-270, -146, 500, 18),
    rect(-190, -266, 338, 18),
    rect(236, -142, 344, 15),
    rect(-590, -128, 320, 14),
  ]
  return [
    { d: rect(-270, -130, 500, 130), fill: wall },
    { d: rect(230, -130, 330, 130), fill: down(-130, 0, [0, cedar], [1, mix(cedar, ink.deep, 0.5)]) },
    { d: rect(-570, -116, 300, 116), fill: down(-116, 0, [0, mix(wall, ink.blue, 0.2)], [1, roof]) },
    { d: rect(-176, -250, 310, 110), fill: wall },
    { d: rect(110, -330, 74, 330), fill: down(-330, 0, [0, stone], [1, mix(stone, ink.deep, 0.5)]) },
    {
      d: Array.from({ length: 11 }, (_, i) => `M230-${118 - i * 11}h330`).join(''),
      stroke: mix(cedar, ink.deep, 0.55),
      width: 1.5,
    },
    { d: glass.join(''), fill: down(-250, 0, [0, ink.lamp], [1, mix(ink.gold, ink.amber, 0.35)]), lit: true },
    { d: `${rect(-480, -86, 54, 40)}${rect(-380, -86, 54, 40)}`, fill: ink.lamp },
    {
      d: 'M-166-128v120M-96-128v120M-26-128v120M44-128v120M-87-246v92M-24-246v92M39-246v92M321-118v62M435-118v62',
      stroke: roof,
      width: 5,
    },
    { d: `${rect(62, -44, 70, 30)}${rect(-80, -40, 96, 26)}`, fill: mix(ink.gold, ink.soil, 0.5) },
    { d: slabs.join(''), fill: roof },
    { d: 'M-270-146h500M-190-266h338M236-142h344M-590-128h320M110-330h74', stroke: ink.wheat, width: 3 },
    { d: rect(-620, -8, 1240, 14), fill: mix(stone, ink.navy, 0.35) },
    {
      d: polygon([
        [-640, 6],
        [640, 6],
        [700, 26],
        [-700, 26],
      ]),
      fill: mix(stone, ink.deep, 0.45),
    },
    {
      d: ellipse(-20, -60, 520, 170),
      fill: glow([-20, -70], 500, 0.34, [0, ink.gold, 0.3], [1, ink.gold, 0]),
    },
  ]
}
