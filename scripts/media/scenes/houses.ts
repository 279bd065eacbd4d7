/** House elevations in units of their own: the door's sill is at 0, 0 and up is negative. */
import { ink, mix, oklch } from '../palette.ts'
import { curve, down, ellipse, glow, polygon, rect, type Shape } from '../shape.ts'

/** What a house is painted with. */
export interface Coat {
  wall: string
  shade: string
  roof: string
  trim: string
  glass: string
  stone: string
}

const lamp = mix(ink.gold, ink.wheat, 0.45)

export const coats = {
  dusk: { wall: mix(ink.cloud, ink.blue, 0.35), shade: ink.navy, roof: ink.night, trim: mix(ink.pale, ink.wheat, 0.5), glass: lamp, stone: mix(ink.belly, ink.cloud, 0.4) },
  evening: { wall: mix(ink.nearRange, ink.glacier, 0.25), shade: mix(ink.nearRange, ink.navy, 0.5), roof: mix(ink.navy, ink.nearRange, 0.22), trim: mix(ink.wheat, ink.paper, 0.5), glass: lamp, stone: mix(ink.midRange, ink.wheat, 0.25) },
  winter: { wall: mix(ink.midRange, ink.blue, 0.35), shade: mix(ink.blue, ink.navy, 0.4), roof: mix(ink.pale, ink.paper, 0.55), trim: ink.paper, glass: lamp, stone: mix(ink.midRange, ink.pale, 0.3) },
} as const satisfies Record<string, Coat>

const cedar = oklch(52, 0.085, 58)
const mirrored = (xs: readonly number[], draw: (x: number) => string) => xs.map((x) => draw(x) + draw(-x)).join('')

/** A craftsman infill: gabled dormer, deep eaves, a porch on tapered columns. 490 wide, 350 high. */
export function craftsman(coat: Coat): Shape[] {
  const { wall, shade, roof, trim, glass, stone } = coat
  const pane = (x: number, y: number, w: number, h: number) => rect(x - w / 2, y, w, h)
  const lights = [pane(-134, -130, 84, 74), pane(134, -130, 84, 74), pane(0, -264, 96, 52), pane(-42, -128, 12, 94), pane(42, -128, 12, 94)]
  const bars = [...[-134, 134].map((x) => `M${x - 42}-108h84M${x - 14}-130v22M${x + 14}-130v22`), 'M-16-264v52M16-264v52']
  return [
    { d: rect(122, -352, 36, 110), fill: mix(stone, shade, 0.4) },
    { d: rect(116, -358, 48, 12), fill: shade },
    { d: polygon([[-246, -196], [-168, -312], [168, -312], [246, -196]]), fill: roof },
    { d: 'M-186-284h372M-205-256h410M-224-228h448', stroke: shade, width: 2, opacity: 0.45 },
    { d: rect(-204, -204, 408, 204), fill: down(-204, 0, [0, shade], [0.5, wall]) },
    { d: Array.from({ length: 9 }, (_, i) => `M-204-${188 - i * 18}h408`).join(''), stroke: shade, width: 1.5, opacity: 0.35 },
    { d: polygon([[-100, -196], [-100, -258], [0, -336], [100, -258], [100, -196]]), fill: wall },
    { d: 'M-136-232L0-342 136-232', stroke: roof, width: 17 },
    { d: 'M-140-240L0-354 140-240M-252-200l84-116h90M252-200l-84-116h-90', stroke: trim, width: 4, round: true, opacity: 0.9 },
    { d: 'M-46-290h92M0-328v38M-24-308v18M24-308v18', stroke: trim, width: 4 },
    { d: rect(-206, -152, 412, 122), fill: down(-152, -30, [0, ink.deep, 0.6], [1, ink.deep, 0.1]) },
    { d: lights.join(''), fill: glass },
    { d: `${lights.slice(0, 3).join('')}${bars.join('')}`, stroke: trim, width: 5 },
    { d: pane(0, -128, 60, 98), fill: ink.brick },
    { d: 'M-18-112h36v28h-36z', fill: glass, opacity: 0.85 },
    { d: ellipse(20, -72, 3), fill: trim },
    { d: polygon([[-250, -150], [-214, -192], [214, -192], [250, -150]]), fill: roof },
    { d: rect(-246, -152, 492, 12), fill: trim },
    { d: rect(-218, -30, 436, 30), fill: stone },
    { d: mirrored([74, 202], (x) => polygon([[x - 12, -140], [x + 12, -140], [x + 17, -88], [x - 17, -88]])), fill: trim },
    { d: mirrored([74, 202], (x) => rect(x - 22, -88, 44, 62)), fill: mix(stone, shade, 0.25) },
    { d: mirrored([138], (x) => `M${x - 50}-64h100M${x - 50}-32h100${[-36, -18, 0, 18, 36].map((at) => `M${x + at}-64v32`).join('')}`), stroke: trim, width: 4 },
    { d: `${rect(-48, -32, 96, 11)}${rect(-56, -21, 112, 11)}${rect(-64, -10, 128, 14)}`, fill: mix(stone, trim, 0.35) },
    { d: ellipse(0, -40, 170, 80), fill: glow([0, -60], 170, 0.5, [0, ink.gold, 0.26], [1, ink.gold, 0]) },
  ]
}

/** A modern infill: a dark and a cedar volume, a long slab of roof, tall glass. 560 wide, 330 high. */
export function modern(coat: Coat): Shape[] {
  const { wall, shade, roof, trim, glass, stone } = coat
  const lights = [rect(-24, -282, 150, 112), rect(16, -124, 128, 104), rect(-216, -214, 46, 168), rect(-148, -214, 74, 62)]
  return [
    { d: rect(-236, -246, 190, 246), fill: down(-246, 0, [0, mix(roof, shade, 0.4)], [1, roof]) },
    { d: Array.from({ length: 10 }, (_, i) => `M${-218 + i * 19}-246v246`).join(''), stroke: shade, width: 2, opacity: 0.7 },
    { d: rect(-62, -312, 222, 312), fill: down(-312, 0, [0, cedar], [1, mix(cedar, ink.deep, 0.4)]) },
    { d: Array.from({ length: 17 }, (_, i) => `M-62-${296 - i * 18}h222`).join(''), stroke: mix(cedar, ink.deep, 0.5), width: 1.5, opacity: 0.6 },
    { d: rect(160, -132, 128, 132), fill: wall },
    { d: rect(176, -104, 96, 104), fill: shade },
    { d: 'M176-78h96M176-52h96M176-26h96', stroke: wall, width: 3 },
    { d: lights.join(''), fill: glass },
    { d: 'M50-282v112M-24-208h150M80-124v104M16-52h128M-216-130h46M-111-214v62', stroke: roof, width: 5 },
    { d: 'M-24-196c20-14 34-10 34 24zM96-30v-46c0-20 34-20 34 0v46z', fill: mix(glass, cedar, 0.45), opacity: 0.7 },
    { d: rect(-50, -120, 54, 116), fill: ink.brick },
    { d: 'M-8-78v40', stroke: trim, width: 4 },
    { d: `${rect(-90, -326, 280, 16)}${rect(-256, -256, 204, 13)}${rect(-72, -146, 372, 15)}`, fill: roof },
    { d: 'M-90-326h280M-256-256h170M-72-146h372', stroke: trim, width: 3.5, opacity: 0.9 },
    { d: `${rect(-74, -8, 104, 10)}${rect(-256, -24, 170, 26)}`, fill: stone },
    { d: ellipse(-20, -40, 150, 70), fill: glow([-20, -50], 150, 0.5, [0, ink.gold, 0.4], [1, ink.gold, 0]) },
  ]
}

/** A plain gabled house: `size` wide at the eaves, two windows, a door. */
export function cottage(size: number, tall: number, coat: Coat, lit = true): Shape[] {
  const half = size / 2
  const peak = tall + size * 0.42
  const panes = `${rect(-half * 0.7, -tall * 0.62, size * 0.2, tall * 0.3)}${rect(half * 0.3, -tall * 0.62, size * 0.2, tall * 0.3)}${rect(-size * 0.09, -tall * 1.14, size * 0.18, tall * 0.2)}`
  return [
    { d: polygon([[-half, 0], [-half, -tall], [0, -peak], [half, -tall], [half, 0]]), fill: coat.wall },
    { d: polygon([[-half - size * 0.09, -tall + size * 0.05], [0, -peak - size * 0.05], [half + size * 0.09, -tall + size * 0.05], [half, -tall + size * 0.12], [0, -peak + size * 0.07], [-half, -tall + size * 0.12]]), fill: coat.roof },
    { d: panes, fill: lit ? coat.glass : coat.shade, stroke: coat.trim, width: Math.max(2, size * 0.018) },
    { d: rect(-size * 0.07, -tall * 0.5, size * 0.14, tall * 0.5), fill: coat.shade },
  ]
}

/** An elm: a forked trunk that carries an arching crown. `tall` px from its foot at x, y. */
export function elm(x: number, y: number, tall: number, leaf: string, bark: string, rim?: string): Shape[] {
  const r = tall / 10
  const crown = [[-3.1, -5, 1.5], [-2, -6.7, 1.7], [-0.5, -7.9, 1.8], [1.2, -7.7, 1.8], [2.6, -6.4, 1.7], [3.4, -4.9, 1.4], [1.4, -5.4, 1.7], [-1.1, -5.6, 1.8], [0.2, -6.6, 1.5]] as const
  const blob = (moved: number, swell: number) =>
    crown.map(([dx, dy, size]) => ellipse(Math.round(x + (dx - moved) * r), Math.round(y + (dy + moved) * r), Math.round((size - swell) * r), Math.round((size - swell) * r * 0.82))).join('')
  const forks = `${curve([[x, y], [x - 0.1 * r, y - 2.8 * r], [x - 1.6 * r, y - 5.6 * r]])}${curve([[x, y], [x + 0.2 * r, y - 2.8 * r], [x + 1.9 * r, y - 5.6 * r]])}`
  const leaves: Shape[] = [{ d: blob(0, 0), fill: rim ? mix(leaf, rim, 0.42) : leaf }]
  if (rim) leaves.push({ d: blob(0.1, 0.06), fill: leaf })
  return [{ d: forks, stroke: bark, width: 0.5 * r }, ...leaves]
}
