/** Portraits of those who keep a sale in order and in view: keys, dates, the audience. */
import { ink, mix } from '../palette.ts'
import { down, ellipse, glow, rect } from '../shape.ts'
import { type Node, placed } from '../svg.ts'
import { ear, edged, fromBehind, hairs, hand, inProfile, mirrored, skins } from './figure.ts'
import { indoors, lights, portrait } from './frame.ts'
import { hairAside, hairBehind } from './hair.ts'
import { sleeve } from './sleeve.ts'

/** Hanging up the keys of a house. */
export function keys(): string {
  const oak = mix(ink.oak, ink.soil, 0.3)
  const coat = mix(ink.wheat, ink.gold, 0.35)
  const tones = { skin: skins.brown, hair: hairs.black, coat, rim: ink.paper, from: [-4, 4] } as const
  const key = (x: number): Node => ({
    transform: `translate(${x} 158)`,
    nodes: [
      { d: 'M0-22V0', stroke: ink.lamp, width: 4 },
      { d: ellipse(0, 9, 9), stroke: ink.lamp, width: 6 },
      { d: 'M0 18V56M0 42h10M0 52h12', stroke: ink.lamp, width: 6 },
    ],
  })
  return indoors(down(0, 500, [0, mix(ink.belly, ink.nearRange, 0.4)], [1, mix(ink.cloud, ink.belly, 0.4)]), [
    { d: ellipse(60, 230, 190), fill: glow([60, 230], 190, 1, [0, ink.gold, 0.65], [1, ink.gold, 0]) },
    { d: 'M24 172h72l24 66H0z', fill: ink.lamp },
    { d: rect(54, 238, 12, 150), fill: ink.navy },
    { d: rect(-5, 388, 150, 18), fill: mix(oak, ink.wheat, 0.3) },
    { d: rect(-5, 406, 140, 100), fill: oak },
    { d: rect(186, 112, 186, 26), fill: mix(oak, ink.wheat, 0.2) },
    key(212),
    key(262),
    key(346),
    placed(
      [
        ...sleeve([84, 168, 140, 155, 134, 36], mix(coat, ink.oak, 0.13), tones, 46),
        hand(130, 12, -96, tones.skin),
        ...fromBehind(tones, ...hairBehind('short', tones)),
        ...edged(
          'M-20 38C-30 60-18 72-22 92C-28 108-16 122-20 140C-26 158-14 172-16 190L0 226L16 190C14 172 26 158 20 140C16 122 28 108 22 92C18 72 30 60 20 38z',
          tones.hair,
          tones,
        ),
        {
          d: 'M-18 84C-4 92 4 92 20 84M-18 132C-4 140 4 140 18 132M-16 180C-4 188 4 188 16 180',
          stroke: mix(tones.hair, ink.belly, 0.5),
          width: 3,
        },
        { d: 'M-14 190h28', stroke: ink.brick, width: 8 },
      ],
      170,
      214,
      1.14,
    ),
  ])
}

/** Marking the next date of a sale. */
export function calendar(): string {
  const day = (column: number, row: number) => [206 + column * 40, 168 + row * 40] as const
  const days = Array.from({ length: 20 }, (_, index) => day(index % 5, Math.floor(index / 5)))
  const dates = [day(0, 0), day(2, 1), day(1, 2)]
  const coat = mix(ink.blue, ink.navy, 0.3)
  const tones = {
    skin: skins.fair,
    profile: 'snub',
    hair: hairs.blond,
    coat,
    rim: ink.paper,
    from: [5, 3],
  } as const
  return portrait(lights.day, [
    { d: rect(176, 72, 214, 262), fill: ink.navy, opacity: 0.25 },
    { d: rect(170, 64, 214, 258), fill: mix(ink.paper, ink.wheat, 0.2) },
    { d: rect(170, 64, 214, 62), fill: ink.cloud },
    { d: 'M190 110l36-28 24 16 34-26 28 22 24-16 36 32z', fill: ink.gold },
    { d: days.map(([x, y]) => ellipse(x, y, 6)).join(''), fill: mix(ink.pale, ink.belly, 0.25) },
    { d: `M${dates.map((date) => date.join(' ')).join('L')}L286 288`, stroke: ink.nearRange, width: 4 },
    {
      d: dates.map(([x, y]) => ellipse(x, y, 12)).join(''),
      fill: ink.paper,
      stroke: ink.nearRange,
      width: 4,
    },
    { d: ellipse(...day(2, 3), 15), fill: ink.gold, stroke: ink.navy, width: 4 },
    placed(
      [
        ...inProfile(
          tones,
          ...hairAside('swept', tones),
          ear(tones.skin),
          ...edged(
            'M-40 6C-66-4-92 14-96 46C-98 76-84 92-88 116C-66 104-58 84-58 64C-56 46-48 34-36 30z',
            tones.hair,
            tones,
          ),
          {
            d: 'M-44 4L-34 30',
            stroke: ink.brick,
            width: 9,
            round: true,
          },
        ),
        { d: 'M-40 82C-24 106 18 110 36 96L28 88C8 98-16 96-34 76z', fill: ink.paper },
        ...sleeve([-30, 186, 60, 240, 116, 152], mix(coat, ink.deep, 0.13), tones, 48),
        { d: 'M104 168L128 124', stroke: ink.paper, width: 44 },
        { d: 'M120 96L150 66', stroke: ink.navy, width: 8, round: true },
        hand(124, 104, -62, tones.skin),
      ],
      136,
      204,
      1.14,
    ),
  ])
}

/** Watching a home on the screen, with those who see it. */
export function audience(): string {
  const coat = mix(ink.brick, ink.gold, 0.3)
  const tones = {
    skin: skins.deep,
    profile: 'full',
    hair: hairs.black,
    coat,
    rim: ink.gold,
    from: [5, 3],
  } as const
  return indoors(down(0, 500, [0, mix(ink.navy, ink.cloud, 0.5)], [1, ink.night]), [
    {
      d: ellipse(130, 190, 260),
      fill: glow([130, 190], 260, 1, [0, ink.glacier, 0.45], [1, ink.glacier, 0]),
    },
    { d: rect(-12, 84, 250, 190), fill: down(84, 274, [0, mix(ink.glacier, ink.blue, 0.3)], [1, ink.wheat]) },
    { d: 'M-12 236c60-20 160-24 250-8v46H-12z', fill: mix(ink.hill, ink.nearRange, 0.4) },
    { d: 'M30 250v-58l50-40 50 40v58z', fill: mix(ink.cloud, ink.belly, 0.3) },
    { d: 'M80 138l-62 50 8 9 54-43 54 43 8-9z', fill: ink.deep },
    { d: rect(46, 202, 22, 24) + rect(92, 202, 22, 24), fill: ink.lamp },
    {
      d: 'M26 520C20 440 20 396 54 390C34 372 40 336 66 336S98 372 78 390C112 396 112 440 108 520zM-60 520C-66 450-60 420-30 412C-46 396-42 364-18 364S8 396-8 412C24 420 20 460 20 520z',
      fill: ink.deep,
    },
    mirrored(
      [
        ...inProfile(
          tones,
          {
            d: 'M-38 50C-58 24-60-64 2-68C34-68 48-50 42-28C30-36 18-36 10-30C8-14 2-4-6 2C-14 30-22 44-38 50z',
            fill: tones.hair,
          },
          ...edged('M-26-52C-66-60-92-28-72 0C-54 16-34 2-26-14z', tones.hair, tones),
          ear(tones.skin),
          { d: ellipse(-17, 38, 6), fill: ink.gold },
        ),
        { d: 'M-40 82C-24 106 18 110 36 96L28 88C8 98-16 96-34 76z', fill: ink.lamp },
        ...sleeve([-42, 190, 26, 282, 100, 234], mix(coat, ink.soil, 0.13), tones, 50),
        {
          d: 'M96 178L150 156L174 226L120 250z',
          fill: ink.navy,
          stroke: mix(ink.glacier, ink.wheat, 0.4),
          width: 4,
        },
        hand(118, 232, -34, tones.skin),
      ],
      272,
      204,
      1.12,
    ),
  ])
}
