import { ink, mix } from '../../palette.ts'

/** The horizon, the near kerb, and the edge of the wet pavement. */
export const [LINE, KERB, WET] = [640, 742, 796] as const
/** The panel at the end of the shelter. */
export const POSTER = { x: 896, y: 262, wide: 220, high: 420 } as const
/** The underside of the roof. */
export const ROOF = 214
export const metal = mix(ink.navy, ink.belly, 0.3)
export const snow = mix(mix(ink.pale, ink.paper, 0.5), ink.lilac, 0.2)
