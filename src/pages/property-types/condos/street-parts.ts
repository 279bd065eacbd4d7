/** What is around the six towers: paths on a part of the street 160 units wide, whose ground is at 0. */

/** Behind them the far city, and beside them their neighbours with some lamps. Where two parts meet, so do their roofs. */
export const BLOCKS = [
  {
    far: 'M0 0V-58H14V-84H26V-96H38V0zM122 0V-112H130V-124H138V-112H146V-76H160V0z',
    near: 'M0 0V-34H8V-40H30V0zM129 0V-52H150V-28H160V0z',
    lamps: 'M12-32h5v4h-5zM20-20h5v4h-5zM134-44h5v4h-5zM142-30h5v4h-5z',
  },
  {
    far: 'M0 0V-76H10V-140H26V-152H34V0zM124 0V-150L142-166V-92H152V-118H160V0z',
    near: 'M0 0V-28H10V-66H31V0zM128 0V-82H146V-38H160V0z',
    lamps: 'M15-58h5v4h-5zM22-44h5v4h-5zM15-24h5v4h-5zM132-72h5v4h-5zM138-52h5v4h-5zM132-30h5v4h-5z',
  },
  {
    // With the city's tower, far off.
    far: 'M0 0V-118H12V-72H24V-90H40V0zM66 0V-88H78V-74H92V0zM112 0L114-118 108-124V-130L112-134 114-142 115-160 116-142 118-134 122-130V-124L116-118 118 0zM136 0V-70H150V-52H160V0z',
    near: 'M0 0V-38H14V-24L22-32 30-24V0zM130 0V-22L140-31 150-22V0zM152 0V-18H160V0z',
    lamps: 'M19-16h5v6h-5zM4-30h5v4h-5zM137-16h6v6h-6z',
  },
  {
    far: 'M0 0V-52H20V-64H44V-46H70V-58H96V-42H120V-50H160V0z',
    near: 'M0 0V-18L12-28 24-18V0zM128 0V-20L140-30 152-20V0z',
    lamps: 'M9-13h6v6h-6zM137-14h6v6h-6z',
  },
  {
    far: 'M0 0V-50H24V-38H60V-46H96V-36H124V-54H160V0z',
    near: 'M0 0V-20H6L17-31 28-20V0zM132 0V-24H160V0z',
    lamps: 'M14-15h6v6h-6zM137-17h5v5h-5zM149-17h5v5h-5z',
  },
  {
    far: 'M0 0V-54H16V-92H30V-104H42V0zM122 0V-128H136V-98H148V-70H160V0z',
    near: 'M0 0V-24H12V-44H30V0zM129 0V-36H146V-60H160V0z',
    lamps: 'M16-36h5v4h-5zM22-22h5v4h-5zM150-52h5v4h-5zM136-26h5v4h-5z',
  },
] as const

/** On the roofs, from the left end of a tower that is 94 units wide. */
export const CROWNS = [
  'h12v-7h70v7zm34-6v-9h26v9zm12-8v-9h2v9z',
  'v-4l94-12v16z',
  'm6 0v-5h16v5zm30 0q-2-9 6-9 2-5 7 0 8-1 6 9zm34 0v-8h12v8z',
  'm8 0l12-6v6zm18 0l12-6v6zm18 0l12-6v6z',
  'm4 0l20-12 20 12zm42 0l20-12 20 12z',
  'm10 0v-7h74v7zm14-6v-8h46v8z',
] as const

/** Who and what is at a window that is lit: somebody standing, a lamp, a plant, two at a table, a cat. */
export const LIFE = [
  'm4 8v-3q0-2 1.6-2t1.6 2v3zm.4-6.2a1.2 1.2 0 1 0 2.4 0 1.2 1.2 0 1 0-2.4 0z',
  'm5 0h1v2l2 2h-5l2-2z',
  'm3 8v-2h3v2zm1.5-2q-3-1-2-4 1 1 2 3 0-3 2-4 1 3-1 5z',
  'm1 8q0-4 1.5-4t1.5 4zm6 0q0-4 1.5-4t1.5 4zm-5.6-5.4a1 1 0 1 0 2 0 1 1 0 1 0-2 0zm6 0a1 1 0 1 0 2 0 1 1 0 1 0-2 0z',
  'm7 8q-.4-3 .6-4l.2-1.4.8.8.8-.8.2 1.4q1 2 .4 4z',
] as const

/** Along the river: crowns of elms, and spruces. */
export const TREES = [
  'M2 0V-3Q-6-12 6-16 20-18 18-6 26-4 24 0zM128 0L135-24 142 0zM142 0L147-16 152 0z',
  'M8 0L14-20 20 0zM130 0Q126-12 138-14 148-22 154-10 162-6 160 0z',
  'M0 0Q-2-10 8-12 16-18 24-8 32-6 30 0zM126 0L131-14 136 0zM138 0Q136-12 146-12 158-14 156 0z',
  'M4 0L9-17 14 0zM14 0L20-22 26 0zM132 0Q128-10 138-14 150-18 152-6 160-6 158 0z',
  'M0 0Q0-14 12-14 24-16 26 0zM134 0L140-21 146 0zM146 0L150-13 154 0z',
  'M6 0Q2-10 12-14 24-16 26-4 30-2 30 0zM132 0L138-19 144 0zM148 0Q148-10 154-10 160-10 160 0z',
] as const

/** The sky over the parts at its left end; the heading stands in the rest of it. */
export const STARS = [
  'M14-212h0M52-190h0M96-246h0M120-180h0M148-226h0M74-160h0M28-292h0M70-304h0M124-288h0',
  'M18-262h0M8-200h0M142-218h0M150-290h0',
]
