/** The team's work: inspection, filming, showing a house everywhere at once. */
import { ink, mix, oklch } from '../palette.ts'
import { curve, dashes, down, ellipse, glow, type Point, polygon, rect, type Shape } from '../shape.ts'
import { type Node, svg } from '../svg.ts'
import { spruce } from '../trees.ts'
import { coats, cottage, craftsman } from './houses.ts'
import { hillside, ranges } from './land.ts'
import { moods, sky } from './sky.ts'

const [width, height] = [1600, 900]
const flame = mix(ink.gold, ink.wheat, 0.35)
const soil = oklch(33, 0.04, 60)

/** A house cut open: attic, two floors, a basement in the ground; what to look at is marked in gold. */
export function inspection(): string {
  const [left, right] = [470, 1130]
  const paper = mix(ink.wheat, ink.paper, 0.5)
  const room = (x: number, y: number, w: number, h: number, tone: string): Shape => ({ d: rect(x, y, w, h), fill: tone })
  const radon: Point[] = [[560, 872], [700, 884], [840, 876], [980, 884], [1080, 872]]
  return svg(width, height, [
    ...sky({ width, horizon: 600, apex: [820, 70], span: [1050, 1050], light: [800, 760], mood: moods.dawn, seed: 93, streaks: 6 }),
    ...hillside({ seed: 7, width, base: 590, rise: 50, swell: 600, floor: 640, top: mix(ink.nearRange, ink.glacier, 0.3), foot: ink.hill }),
    { d: rect(0, 620, width, 280), fill: down(620, height, [0, soil], [1, mix(soil, ink.deep, 0.6)]) },
    { d: rect(0, 616, width, 14), fill: ink.hill },
    { d: dashes([[60, 700], [240, 780], [90, 850], [330, 706], [1250, 720], [1420, 800], [1300, 860], [1500, 700]], 46), stroke: mix(soil, ink.wheat, 0.25), width: 7, round: true },
    { d: [150, 250, 1440].map((x, i) => spruce([x, 622], 210 - i * 30)).join(''), fill: ink.spruce },
    { d: rect(940, 120, 44, 120), fill: mix(ink.belly, ink.navy, 0.3) },
    { d: polygon([[left - 70, 300], [800, 96], [right + 70, 300]]), fill: mix(soil, ink.wheat, 0.5) },
    { d: polygon([[left + 30, 296], [800, 134], [right - 30, 296]]), fill: mix(soil, ink.gold, 0.25) },
    { d: `M${left + 30} 284c40-26 60 6 100-14s60 10 100-8 60 10 100-8 60 10 100-8 60 10 100 2 40 10 100 22z`, fill: mix(ink.glacier, ink.wheat, 0.6), opacity: 0.85 },
    { d: `M${left - 80} 304L800 92l${right + 80 - 800} 212`, stroke: ink.navy, width: 20, round: true },
    room(left, 300, 660, 156, mix(paper, ink.glacier, 0.3)),
    room(left, 456, 660, 164, paper),
    room(left, 620, 660, 180, mix(ink.midRange, ink.belly, 0.4)),
    { d: `M${left} 300v500h660V300M${left} 456h660M${left} 620h660M790 300v156M900 456v164M740 620v180`, stroke: ink.navy, width: 13 },
    { d: rect(left - 16, 796, 692, 22), fill: mix(ink.midRange, ink.pale, 0.3) },
    { d: `${rect(520, 338, 70, 62)}${rect(960, 338, 70, 62)}${rect(540, 496, 120, 70)}`, fill: ink.glacier, stroke: ink.navy, width: 6 },
    { d: 'M630 448v-50h130v50zM630 398v-22h36v22zM930 448v-18h150v18z', fill: mix(ink.blue, ink.navy, 0.2) },
    { d: `${rect(700, 548, 150, 66)}${rect(700, 520, 26, 40)}${rect(824, 520, 26, 40)}`, fill: ink.nearRange },
    { d: `${rect(930, 540, 180, 74)}${rect(930, 478, 180, 34)}`, fill: mix(ink.hill, ink.nearRange, 0.4) },
    { d: rect(1040, 514, 50, 26), fill: ink.navy },
    { d: rect(520, 672, 92, 118), fill: mix(ink.pale, ink.belly, 0.3) },
    { d: `M566 672v-34h100v-18M640 700h50v90h-50z`, stroke: ink.navy, width: 9 },
    { d: rect(790, 660, 12, 136), fill: ink.paper },
    { d: 'M796 660V100', stroke: ink.paper, width: 9 },
    { d: rect(780, 700, 32, 40), fill: ink.brick },
    { d: radon.map(([x, y]) => `M${x} ${y}c-14-18 14-28 0-50m-9 12l9-14 9 14`).join(''), stroke: ink.gold, width: 6, round: true },
    { d: 'M796 86V48m-13 15l13-17 13 17', stroke: ink.gold, width: 7, round: true },
    ...[[420, 246], [1090, 370], [1010, 700], [610, 560]].flatMap(([x = 0, y = 0]): Shape[] => [
      { d: ellipse(x, y, 24), fill: ink.navy, stroke: ink.gold, width: 6 },
      { d: `M${x - 9} ${y + 1}l7 8 13-16`, stroke: ink.gold, width: 6, round: true },
    ]),
  ])
}

/** A camera on a gimbal, and in its screen the house it films. */
export function studioCamera(): string {
  const film: Node[] = [
    { d: rect(0, 0, 380, 214), fill: down(0, 190, [0, mix(ink.glacier, ink.blue, 0.4)], [0.6, ink.wheat], [1, ink.gold]) },
    { d: curve([[0, 96], [120, 54], [230, 46], [380, 84]]) + 'V0H0z', fill: ink.cloud },
    { d: 'M0 180l70-34 60 24 80-40 76 36 94-30v78H0z', fill: mix(ink.midRange, ink.blue, 0.4) },
    { transform: 'translate(196 204) scale(.42)', nodes: [{ use: 'house', transform: 'scale(1)' }] },
    { d: 'M20 20h36M20 20v30M360 20h-36M360 20v30M20 194h36M20 194v-30M360 194h-36M360 194v-30', stroke: ink.paper, width: 4 },
    { d: ellipse(340, 42, 7), fill: ink.brick },
  ]
  return svg(width, height, [
    ...sky({ width, horizon: 610, apex: [480, 160], span: [760, 1400], light: [440, 560], seed: 101, streaks: 3 }),
    ...ranges({ width, base: 612, rise: 74, light: 440, floor: height, seed: 62, count: 1, spacing: 190 }),
    ...hillside({ seed: 5, width, base: 656, rise: 40, swell: 600, floor: height, top: mix(ink.nearRange, ink.gold, 0.1), foot: ink.spruce }),
    { transform: 'translate(390 716) scale(.84)', nodes: [{ name: 'house', nodes: craftsman(coats.evening) }] },
    { d: [96, 150, 690].map((x, i) => spruce([x, 730], 190 - (i % 2) * 50)).join(''), fill: ink.spruce },
    { d: rect(0, 714, width, 186), fill: down(714, height, [0, mix(ink.hill, ink.gold, 0.12)], [1, ink.night]) },
    { d: 'M1146 900V720M1146 720c-210 0-330-90-330-250', stroke: ink.deep, width: 44, round: true },
    { d: 'M1128 900V724M1140 702c-190-6-300-84-306-226', stroke: ink.belly, width: 6, round: true },
    { d: ellipse(1146, 722, 50), fill: ink.night, stroke: ink.belly, width: 7 },
    { d: ellipse(816, 462, 42), fill: ink.night, stroke: ink.belly, width: 7 },
    { d: rect(850, 250, 600, 384), fill: down(250, 634, [0, mix(ink.navy, ink.belly, 0.35)], [1, ink.deep]) },
    { d: 'M930 250l26-58h210l26 58zM1260 250v-26h96v26z', fill: ink.night },
    { d: 'M852 252h596M934 248l24-54h206', stroke: flame, width: 5, round: true, opacity: 0.8 },
    { d: polygon([[850, 330], [764, 306], [764, 596], [850, 572]]), fill: ink.night },
    { d: 'M766 308v286', stroke: mix(ink.glacier, ink.wheat, 0.4), width: 8 },
    { d: rect(896, 306, 436, 262), fill: ink.deep },
    { transform: 'translate(906 316) scale(1.095)', clip: rect(0, 0, 380, 220), nodes: film },
    { d: `${ellipse(1392, 352, 30)}${ellipse(1392, 452, 38)}`, fill: ink.night, stroke: ink.belly, width: 6 },
    { d: ellipse(1392, 452, 11), fill: ink.brick },
    { d: 'M1370 540h44m-44 22h44', stroke: ink.belly, width: 7, round: true },
  ])
}

/** One house on every screen: a television, a laptop, a tablet, a phone. */
export function broadcast(): string {
  const picture: Node[] = [
    { d: rect(0, 0, 320, 200), fill: down(20, 160, [0, mix(ink.glacier, ink.blue, 0.3)], [0.5, ink.pale], [0.8, ink.wheat], [1, ink.gold]) },
    { d: curve([[-10, 84], [90, 32], [190, 22], [330, 70]]) + 'V-10H-10z', fill: down(0, 90, [0, ink.navy], [1, ink.belly]) },
    { d: curve([[-10, 84], [90, 32], [190, 22], [330, 70]]), stroke: ink.wheat, width: 2.5 },
    { d: 'M-4 160l60-34 44 22 70-38 66 34 88-30v60H-4z', fill: mix(ink.midRange, ink.blue, 0.3) },
    { d: rect(0, 158, 320, 42), fill: ink.hill },
    { transform: 'translate(160 170)', nodes: cottage(104, 60, { ...coats.evening, wall: mix(ink.nearRange, ink.glacier, 0.35) }) },
    { d: 'M60 172l16-52 16 52zM238 172l14-44 14 44z', fill: ink.spruce },
    { d: ellipse(160, 112, 21), fill: ink.navy, opacity: 0.88 },
    { d: 'M153 101v22l19-11z', fill: ink.paper },
  ]
  const frame = (x: number, y: number, w: number, h: number, r: number, edge: number): Shape => ({
    d: `M${x - edge + r} ${y - edge}h${w + 2 * edge - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h + 2 * edge - 2 * r}a${r} ${r} 0 0 1-${r} ${r}h-${w + 2 * edge - 2 * r}a${r} ${r} 0 0 1-${r}-${r}v-${h + 2 * edge - 2 * r}a${r} ${r} 0 0 1 ${r}-${r}z`,
    fill: ink.deep,
    stroke: ink.belly,
    width: 4,
  })
  const screen = (x: number, y: number, scale: number): Node => ({ use: 'picture', transform: `translate(${x} ${y}) scale(${scale})` })
  const waves = [110, 180, 250].map((r) => `M${Math.round(800 - r * 0.8)} ${Math.round(230 - r * 0.36)}A${r} ${r} 0 0 1 ${Math.round(800 + r * 0.8)} ${Math.round(230 - r * 0.36)}`)
  return svg(width, height, [
    { d: rect(0, 0, width, height), fill: down(0, height, [0, ink.deep], [0.7, ink.cloud], [1, ink.navy]) },
    { d: rect(0, 0, width, height), fill: glow([800, 480], 820, 0.62, [0, ink.gold, 0.42], [0.5, ink.blue, 0.22], [1, ink.deep, 0]) },
    { d: waves.join(''), stroke: flame, width: 5, round: true, opacity: 0.5 },
    { d: rect(0, 736, width, 164), fill: down(736, height, [0, mix(ink.belly, ink.navy, 0.4)], [1, ink.deep]) },
    { d: 'M0 736h1600', stroke: flame, width: 3, opacity: 0.6 },
    { d: 'M700 660h200l20 76H680z', fill: ink.night },
    frame(480, 240, 640, 400, 14, 18),
    { transform: 'translate(480 240) scale(2)', clip: rect(0, 0, 320, 200), nodes: [{ name: 'picture', nodes: picture }] },
    frame(110, 520, 384, 240, 14, 16),
    { clip: rect(110, 520, 384, 240), nodes: [screen(110, 520, 1.2)] },
    { d: 'M60 782h484l34 36H26z', fill: mix(ink.belly, ink.pale, 0.15) },
    frame(1070, 560, 256, 200, 16, 18),
    { clip: rect(1070, 560, 256, 200), nodes: [screen(1030, 550, 1.06)] },
    frame(1378, 540, 132, 258, 26, 14),
    { clip: rect(1378, 540, 132, 258), nodes: [screen(1238, 540, 1.29)] },
    { d: 'M1426 786h36', stroke: ink.belly, width: 5, round: true },
  ])
}
