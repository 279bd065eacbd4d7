import { ink, mix } from '../../palette.ts'
import { down, ellipse, polygon, rect, type Shape } from '../../shape.ts'
import { turned } from '../shadow.ts'
import type { Coat } from './coats.ts'
import { rim, unlit } from './light.ts'

/** A suburban two-storey house with a front gable and an attached garage, lit from its right. 560 by 410 px. */
export function twoStorey(coat: Coat): Shape[] {
  const { wall, shade, roof, trim, glass, stone } = coat
  const windows = [rect(-164, -238, 92, 76), rect(-8, -238, 92, 76), rect(-164, -112, 116, 76)]
  return [
    {
      d: polygon([
        [60, -296],
        [118, -366],
        [250, -366],
        [296, -264],
        [100, -264],
      ]),
      fill: mix(roof, shade, 0.2),
    },
    { d: 'M106-348h152M96-330h172M86-312h192M92-294h196', stroke: shade, width: 2, opacity: 0.22 },
    { d: 'M118-366h132M94-264h206', stroke: trim, width: 5, opacity: 0.8 },
    { d: rect(100, -266, 176, 154), fill: mix(wall, shade, 0.45) },
    { d: rect(100, -261, 176, 16), fill: shade, opacity: 0.4 },
    { d: rect(166, -254, 58, 44), fill: glass, stroke: trim, width: 5 },
    { d: 'M-200 0V-268L-40-388 120-268V0z', fill: down(-388, 0, [0, mix(wall, shade, 0.45)], [0.6, wall]) },
    {
      d: Array.from({ length: 12 }, (_, i) => `M-200-${18 + i * 20}h320`).join(''),
      stroke: shade,
      width: 1.5,
      opacity: 0.3,
    },
    turned('M-200 0V-268L-40-388 120-268V0z', 120, -200),
    unlit('M-200-250L-40-374 120-250v22L-40-352-200-228'),
    { d: 'M-226-256L-40-396 146-256', stroke: roof, width: 22 },
    { d: 'M-220-249L-40-386 140-249', stroke: trim, width: 4 },
    rim('M-40-407L153-262M250-366l48 102M297-198l34 55', 5),
    { d: 'M-200-146h320', stroke: trim, width: 5, opacity: 0.7 },
    { d: ellipse(-40, -306, 24), fill: glass, stroke: trim, width: 5 },
    { d: windows.join(''), fill: glass },
    {
      d: `${windows.join('')}M-118-238v76M38-238v76M-126-112v76M-86-112v76`,
      stroke: trim,
      width: 5,
    },
    { d: rect(-200, -28, 200, 28), fill: stone },
    { d: rect(96, -150, 216, 150), fill: mix(stone, wall, 0.3) },
    {
      d: polygon([
        [78, -142],
        [112, -198],
        [296, -198],
        [330, -142],
      ]),
      fill: roof,
    },
    { d: 'M100-180h204M90-162h224', stroke: shade, width: 2, opacity: 0.22 },
    { d: 'M78-142h252', stroke: trim, width: 5 },
    { d: rect(124, -110, 160, 110), fill: mix(shade, wall, 0.35) },
    { d: 'M124-82h160M124-55h160M124-28h160', stroke: shade, width: 3 },
    // Under its eaves, and what it throws on the wall beside it.
    unlit('M66-140H312v16H96V0H76z'),
    { d: 'M132-104h32v16h-32zM170-104h32v16h-32zM208-104h32v16h-32zM246-104h32v16h-32z', fill: glass },
    { d: rect(18, -104, 54, 104), fill: ink.brick },
    { d: 'M30-92h30v26h-30z', fill: glass },
    { d: 'M0-132h92v14H0zM2-118h8V0H2zM80-118h8V0h-8z', fill: trim },
    { d: rect(4, -10, 84, 12), fill: mix(stone, trim, 0.4) },
  ]
}
