/** What stands in the basement: a lamp, a chair with a sleeping cat, and a shelf with the detector on it. */
import { ink, mix } from '../../palette.ts'
import { down, ellipse, glow, rect, type Shape } from '../../shape.ts'
import { across, LAMP, light, shade, wood } from './tones.ts'

const [X, Y] = LAMP
const FOOT = 668

export function lamp(): Shape[] {
  const brass = mix(ink.gold, ink.soil, 0.5)
  return [
    { d: ellipse(X, FOOT, 44, 9), fill: shade, opacity: 0.7 },
    { d: ellipse(X, FOOT - 6, 38, 8), fill: brass },
    { d: `M${X} ${FOOT - 8}V${Y + 30}`, stroke: brass, width: 8 },
    { d: `M${X - 2} ${FOOT - 12}V${Y + 30}`, stroke: mix(ink.gold, ink.wheat, 0.4), width: 2 },
    { d: ellipse(X, Y, 210), fill: glow(LAMP, 210, 1, [0, light, 0.7], [1, ink.gold, 0]) },
    { d: `M${X - 34} ${Y - 46}h68l34 92h-136z`, fill: ink.lamp },
    { d: `M${X - 68} ${Y + 46}h136l-5-12h-126z`, fill: ink.wheat },
    { d: `M${X + 34} ${Y - 46}l34 92h-38l-20-92z`, fill: ink.amber, opacity: 0.32 },
  ]
}

/** A wing chair, lit from its right. */
export function chair(): Shape[] {
  const cloth = mix(ink.nearRange, ink.blue, 0.45)
  const dark = mix(cloth, ink.deep, 0.55)
  const lit = mix(cloth, light, 0.42)
  return [
    { d: ellipse(424, FOOT + 2, 150, 14), fill: shade, opacity: 0.6 },
    { d: `M330 ${FOOT - 30}l-8 34h14l14-34zM510 ${FOOT - 30}l10 34h-14l-14-34z`, fill: wood.dark },
    {
      d: 'M322 600C310 520 318 440 336 404Q350 382 420 380T506 404C526 444 530 520 520 600z',
      fill: across(320, 524, [0, dark], [0.55, cloth], [1, lit]),
    },
    {
      d: 'M352 560C346 500 350 446 362 422M488 560Q500 480 480 422M420 404v140',
      stroke: dark,
      width: 4,
      opacity: 0.55,
      round: true,
    },
    {
      d: 'M336 404Q350 382 420 380T506 404C524 444 528 500 524 552',
      stroke: light,
      width: 5,
      opacity: 0.75,
      round: true,
    },
    { d: 'M334 560H510V640H334z', fill: down(560, 640, [0, cloth], [1, dark]) },
    {
      d: 'M340 556Q422 544 504 556Q514 582 504 598Q422 606 340 598Q330 582 340 556z',
      fill: across(330, 520, [0, mix(cloth, dark, 0.4)], [1, lit]),
    },
    { d: 'M300 548Q296 516 326 518T356 552V650H304z', fill: across(300, 356, [0, dark], [1, cloth]) },
    {
      d: 'M548 548Q552 516 522 518T492 552V650H544z',
      fill: across(492, 552, [0, mix(cloth, dark, 0.3)], [0.6, lit], [1, mix(lit, light, 0.3)]),
    },
    { d: 'M500 526Q522 510 546 530', stroke: light, width: 4, round: true, opacity: 0.8 },
  ]
}

/** It sleeps curled up on the seat, its tail around it. */
export function cat(): Shape[] {
  const fur = mix(ink.amber, ink.oak, 0.35)
  const dark = mix(fur, ink.soil, 0.5)
  return [
    { d: ellipse(424, 578, 68, 10), fill: shade, opacity: 0.5 },
    {
      d: 'M362 572C350 540 372 508 416 504C462 500 490 528 488 560Q486 580 460 580H384Q366 580 362 572z',
      fill: fur,
    },
    {
      d: 'M362 572C350 540 372 508 416 504Q384 524 384 556T410 580H384Q366 580 362 572z',
      fill: shade,
      opacity: 0.4,
    },
    // The head rests on its paws, at the right.
    {
      d: 'M444 574C434 562 434 548 442 538L442 518L458 530Q468 527 478 530L494 520L494 540C502 552 500 568 490 576Q468 584 444 574z',
      fill: mix(fur, light, 0.16),
    },
    { d: 'M452 558q6 5 12 0M476 558q6 5 12 0M468 566l3 3 3-3', stroke: ink.soil, width: 3, round: true },
    {
      d: 'M402 510q-6 14-2 26M422 506q-4 16 2 28M384 520q-8 10-6 24M460 534l2 9M470 532v9',
      stroke: dark,
      width: 5,
      round: true,
      opacity: 0.75,
    },
    { d: 'M360 566Q366 590 410 588T474 580', stroke: mix(fur, dark, 0.35), width: 14, round: true },
    {
      d: 'M416 504C462 500 490 528 488 560M442 518l16 12M494 520l0 18',
      stroke: light,
      width: 4,
      round: true,
      opacity: 0.85,
    },
  ]
}

/** The shelf: where it is, and how wide. */
const S = { x: 744, wide: 208, top: 404 }

export function shelf(): Shape[] {
  const { x, wide, top } = S
  const end = x + wide
  const book = (at: number, foot: number, broad: number, tall: number) => rect(at, foot - tall, broad, tall)
  return [
    { d: `M${x + 20} 664H${end + 70}L${end} 676H${x}z`, fill: shade, opacity: 0.5 },
    { d: `M${end} ${top + 6}l44 34V634l-20 34H${end}z`, fill: shade, opacity: 0.28 },
    { d: rect(x, top, wide, 264), fill: down(top, 668, [0, mix(wood.dark, shade, 0.2)], [1, shade]) },
    {
      d: book(764, 528, 20, 76) + book(850, 528, 16, 68) + book(800, 648, 24, 78),
      fill: mix(ink.blue, ink.glacier, 0.2),
    },
    { d: book(786, 528, 26, 88) + book(826, 648, 22, 88), fill: mix(ink.brick, ink.soil, 0.25) },
    { d: book(814, 528, 18, 80) + book(766, 648, 30, 66), fill: mix(ink.wheat, ink.oak, 0.3) },
    { d: 'M872 528l22-70 16 5-20 65z', fill: mix(ink.nearRange, ink.glacier, 0.2) },
    { d: 'M862 590h74l-8 58h-58z', fill: mix(ink.oak, ink.wheat, 0.3) },
    { d: 'M864 604h70M866 620h66M870 636h60', stroke: wood.mid, width: 3 },
    { d: `M${x - 6} ${top}h${wide + 12}M${x} 534h${wide}M${x} 656h${wide}`, stroke: wood.mid, width: 13 },
    { d: `M${x + 4} ${top}V668M${end - 4} ${top}V668`, stroke: wood.mid, width: 12 },
    {
      d: `M${x - 6} ${top - 6}h${wide + 12}M${x + 8} 528h${wide - 16}M${x + 8} 650h${wide - 16}M${x - 1} ${top}V664`,
      stroke: light,
      width: 3.5,
    },
  ]
}

/** The detector: a puck with a film inside it, and the card with the date on which it was put there. */
export function detector(): Shape[] {
  const foot = S.top - 7
  const body = mix(ink.paper, ink.wheat, 0.25)
  return [
    {
      d: ellipse(826, foot - 26, 120),
      fill: glow([826, foot - 26], 120, 1, [0, ink.paper, 0.5], [1, ink.lamp, 0]),
    },
    { d: ellipse(840, foot, 62, 6), fill: shade, opacity: 0.6 },
    { d: `M880 ${foot}l16-62h44l-4 62z`, fill: mix(ink.paper, ink.oak, 0.2) },
    { d: `M900 ${foot - 46}h28M897 ${foot - 32}h28M894 ${foot - 18}h18`, stroke: ink.oak, width: 4 },
    {
      d: `M776 ${foot - 40}v26q0 14 50 14t50-14v-26z`,
      fill: across(776, 876, [0, ink.paper], [0.4, body], [1, mix(body, ink.belly, 0.45)]),
    },
    { d: ellipse(826, foot - 40, 50, 15), fill: ink.paper },
    { d: ellipse(826, foot - 40, 33, 9), fill: mix(body, ink.belly, 0.35) },
    { d: ellipse(826, foot - 41, 12, 4), fill: ink.navy },
    { d: `M776 ${foot - 20}q4 13 50 13t50-13`, stroke: mix(ink.belly, body, 0.3), width: 3 },
  ]
}
