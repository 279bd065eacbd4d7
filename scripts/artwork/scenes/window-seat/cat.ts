/** A cat on the window seat, from behind: it watches the snow. */
import { ink, mix } from '../../palette.ts'
import type { Shape } from '../../shape.ts'
import { light, shade } from './tones.ts'

export function cat(): Shape[] {
  const fur = mix(ink.soil, ink.oak, 0.3)
  return [
    { d: 'M500 606q50-14 120 0-50 14-120 0z', fill: shade, opacity: 0.5 },
    {
      d: 'M508 604C494 560 512 516 536 492 526 478 526 458 530 432L546 446Q560 440 574 446L590 432C594 458 594 478 584 492 610 516 626 560 612 604 580 614 540 614 508 604z',
      fill: fur,
    },
    {
      d: 'M590 432C594 458 594 478 584 492 606 514 620 556 611 604 596 610 584 611 570 611 604 570 592 524 562 496 576 476 578 456 590 432z',
      fill: shade,
      opacity: 0.45,
    },
    {
      d: 'M552 500v60M562 496v76M572 500v60M546 458l4 10M560 454v12M574 458l-4 10',
      stroke: mix(fur, ink.deep, 0.6),
      width: 4,
      round: true,
    },
    {
      d: 'M530 432L526 470 536 492Q508 520 506 566 506 590 510 602M530 434l14 12',
      stroke: mix(light, ink.amber, 0.2),
      width: 4,
      round: true,
    },
    { d: 'M596 602Q640 612 642 650 640 690 660 706', stroke: fur, width: 15, round: true },
    { d: 'M600 598Q634 610 636 650', stroke: mix(fur, light, 0.4), width: 3, round: true },
  ]
}
