/** A worker in white overalls with a full-face respirator, who wets what is taken off a pipe. */
import { ink, mix } from '../../palette.ts'
import { edged, shade } from '../../portraits/figure.ts'
import { sleeve } from '../../portraits/sleeve.ts'
import { ellipse, rect, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'

const suit = mix(ink.paper, ink.wheat, 0.22)
const fold = mix(suit, ink.oak, 0.4)
const rubber = mix(ink.navy, ink.belly, 0.35)
const glove = mix(ink.blue, ink.glacier, 0.35)
const AROUND = rect(-80, -520, 280, 520)
const edge = { rim: ink.paper, from: [5, 2] } as const
const form = (x: number, y: number, reach: number) =>
  ({ middle: [x, y], reach, dark: [1, shade, 0.5], around: AROUND }) as const

const HOOD =
  'M-34-412C-44-440-48-482-22-504C4-520 38-510 46-484C48-470 44-456 34-440L22-408C4-398-18-400-34-412z'
const TORSO =
  'M-30-414C-56-404-66-372-64-330C-62-286-58-246-62-206C-30-188 28-188 50-208C56-256 54-300 48-340C44-378 36-404 18-414C2-406-16-406-30-414z'
const FAR_LEG = 'M-8-214C8-140 26-80 40-24H76C72-90 60-150 50-214z'
const FAR_ARM =
  'M20-400C40-398 54-380 66-352L82-344C100-356 124-382 140-408L162-388C148-350 122-306 90-294C60-292 30-310 14-330z'
const NEAR_LEG = 'M-62-214C-64-150-58-84-52-20H-6C-2-84 14-150 26-208z'

const mask: Shape[] = [
  // The strap around the hood, the face piece, its window and the filter at its side.
  { d: 'M-40-462Q-8-470 20-466M-36-440Q-8-440 18-438', stroke: rubber, width: 6 },
  {
    d: 'M18-492C40-496 54-480 56-464C58-452 66-440 62-428C56-414 36-408 22-416C12-436 10-470 18-492z',
    fill: rubber,
  },
  {
    d: 'M26-486C42-488 50-476 52-462C52-454 46-448 34-448C26-452 22-474 26-486z',
    fill: mix(ink.glacier, ink.blue, 0.45),
  },
  { d: 'M32-480C42-480 46-472 47-464', stroke: ink.paper, width: 3, round: true, opacity: 0.8 },
  { d: ellipse(56, -428, 9, 11), fill: ink.deep },
  { d: ellipse(24, -420, 15, 17), fill: mix(ink.brick, ink.soil, 0.35) },
  { d: ellipse(27, -421, 11, 13), fill: mix(ink.brick, ink.wheat, 0.22) },
]

/** 510 px tall, with the feet at the origin, facing right. */
export function worker(): Node[] {
  const shaded = mix(suit, ink.belly, 0.3)
  return [
    { d: 'M38-30H78L80-14Q112-10 116 0H36z', fill: ink.deep },
    ...edged(FAR_LEG, shaded, edge, form(40, -110, 60)),
    // The far arm holds the wrap on the pipe.
    ...edged(FAR_ARM, shaded, edge, form(90, -370, 70)),
    { d: 'M140-408C152-424 176-436 186-426C192-412 174-392 156-386z', fill: mix(glove, ink.navy, 0.3) },
    { d: 'M-56-28H-4L-2-14Q36-10 40 0H-58z', fill: mix(ink.deep, ink.navy, 0.5) },
    { d: 'M-58-4H40', stroke: ink.amber, width: 5 },
    ...edged(NEAR_LEG + TORSO, suit, edge, form(0, -250, 76)),
    {
      d: 'M-54-128C-40-118-26-118-8-128C-22-104-44-104-54-128zM-52-66C-36-52-20-54-6-68C-18-38-42-40-52-66zM-50-34C-36-26-22-28-10-36C-22-20-40-20-50-34z',
      fill: shade,
      opacity: 0.22,
    },
    // Folds at the waist and below the arm, and the seam down the back.
    {
      d: 'M-62-236C-34-220 18-220 52-240C24-204-32-204-62-236zM-62-268C-46-252-24-250-4-262C-24-240-50-240-62-268zM44-286C30-270 14-268-2-274C18-256 36-262 44-286z',
      fill: fold,
      opacity: 0.5,
    },
    { d: 'M-48-398C-34-350-42-280-46-214', stroke: fold, width: 2, opacity: 0.7 },
    ...edged(HOOD, suit, edge, form(0, -456, 58)),
    {
      d: 'M-32-424C-20-432-8-430 4-416C-10-414-24-414-32-424zM-36-470C-24-480-16-500-14-508C-28-502-38-488-36-470z',
      fill: fold,
      opacity: 0.5,
    },
    ...mask,
    ...sleeve([-18, -372, 26, -276, 108, -300], suit, { ...edge, coat: suit }, 58),
    { d: 'M96-318h16v36h-16z', fill: mix(ink.amber, ink.gold, 0.5) },
    { d: 'M108-316C126-322 146-316 148-302C148-288 128-282 110-286z', fill: glove },
    // The sprayer: its wand, and a hose down to the tank.
    { d: 'M126-302C70-240 120-120 150-70', stroke: rubber, width: 7, round: true },
    { d: 'M124-306L206-346', stroke: ink.deep, width: 9, round: true },
    { d: 'M200-343l14-7', stroke: ink.gold, width: 13, round: true },
    { d: 'M122-300l18 20', stroke: ink.deep, width: 10, round: true },
  ]
}
