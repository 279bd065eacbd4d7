/** An airliner, from the far wing to the near one. */
import { mix } from '../../palette.ts'
import { ellipse, type Paint, type Point, type Shape, tidy } from '../../shape.ts'
import type { Metal } from './metal.ts'

/** An airliner on its last mile, gear and flaps down; its nose to the right. */
export function airliner(x: number, y: number, size: number, pitch: number, metal: Metal): Shape[] {
  const [c, s] = [Math.cos(pitch), Math.sin(pitch)]
  const put = ([px, py]: Point): Point => [x + (px * c - py * s) * size, y + (px * s + py * c) * size]
  const write = (point: Point) => put(point).map(tidy).join(' ')
  /** Corners, and curves as a run of three points; `c` before each of the latter. */
  const path = (text: string) =>
    text.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, px: string, py: string) => write([Number(px), Number(py)]))
  /** Two planes of one colour each, that meet half way. */
  const across = (from: Point, to: Point, lit: string, shaded: string): Paint => ({
    kind: 'linear',
    from: put(from),
    to: put(to),
    stops: [
      [0, lit],
      [0.5, lit],
      [0.5, shaded],
      [1, shaded],
    ],
  })
  const panes = (from: number, to: number, at: number) =>
    Array.from({ length: Math.floor((to - from) / 7.2) }, (_, i) =>
      path(`M${from + i * 7.2},${at}L${from + i * 7.2 + 2.9},${at}`),
    ).join('')
  const wheel = (px: number, py: number, r: number) => {
    const [wx, wy] = put([px, py])
    return ellipse(wx, wy, r * size)
  }
  const body =
    'M238,6C236,-1 226,-10 207,-17C196,-22 184,-25 166,-25L-128,-25C-176,-25 -220,-21 -266,-12C-270,-11 -270,-7 -266,-6C-226,8 -182,24 -134,25L150,25C190,25 228,20 238,6z'
  return [
    // The far wing and its engine.
    {
      d: path('M34,-8L-66,-46L-96,-49L-50,-8z'),
      fill: across([0, -48], [0, -6], metal.edge, metal.side),
    },
    { d: path('M-94,-49L-103,-64L-97,-65L-80,-47z'), fill: metal.tail },
    { d: path('M-208,-16L-262,-34L-280,-35L-248,-14z'), fill: mix(metal.side, metal.edge, 0.4) },
    // The fin.
    {
      d: path('M-176,-22C-196,-30 -216,-62 -234,-94L-264,-94C-260,-70 -258,-40 -254,-14z'),
      fill: across([-180, -40], [-230, -52], mix(metal.tail, metal.edge, 0.2), metal.tail),
    },
    { d: path('M-206,-49L-257,-49L-256,-36L-196,-36z'), fill: metal.band },
    { d: path('M-176,-22C-196,-30 -216,-62 -234,-94'), stroke: metal.edge, width: 1.6 * size, opacity: 0.8 },
    // The hull, lit from ahead.
    {
      d: path(body),
      fill: across([0, -30], [0, 26], metal.top, metal.side),
    },
    {
      d: path(
        'M226,11C190,17 -60,15 -140,14C-190,13 -232,2 -262,-7C-226,8 -182,24 -134,25L150,25C186,25 216,21 226,11z',
      ),
      fill: metal.belly,
      opacity: 0.55,
    },
    {
      d: path('M-264,-8C-226,2 -186,9 -140,10L150,10C190,10 218,9 237,5'),
      stroke: metal.band,
      width: 2.2 * size,
      opacity: 0.95,
    },
    {
      d: path('M-262,-12C-220,-21 -176,-25 -128,-25L166,-25C184,-25 196,-22 207,-17C222,-11 233,-4 237,3'),
      stroke: metal.edge,
      width: 1.5 * size,
    },
    { d: panes(-176, -14, -7) + panes(6, 168, -7), stroke: metal.pane, width: 3.9 * size },
    {
      d: path('M184,-12L184,6M-186,-12L-186,5M-2,-10L-2,2'),
      stroke: metal.dark,
      width: 0.8 * size,
      opacity: 0.5,
    },
    { d: path('M200,-14L220,-8L214,-3L199,-5z'), fill: metal.dark },
    { d: path('M203,-13L209,-11L207,-5L201,-6z'), fill: metal.edge, opacity: 0.6 },
    // The gear.
    { d: path('M176,22L177,44M-30,22L-31,52M-62,22L-63,60'), stroke: metal.dark, width: 2.6 * size },
    { d: path('M177,34L192,22M-31,40L-14,24'), stroke: metal.dark, width: 1.5 * size },
    { d: path('M165,24L172,24L172,36L167,36z'), fill: mix(metal.side, metal.dark, 0.35) },
    {
      d: wheel(173, 46, 4.6) + wheel(181, 46, 4.6) + wheel(-36, 55, 6.2) + wheel(-26, 55.5, 6.2),
      fill: mix(metal.dark, metal.belly, 0.3),
    },
    { d: wheel(-69, 63, 6.8) + wheel(-57, 63.5, 6.8), fill: metal.dark },
    {
      d: wheel(-69, 63, 2.2) + wheel(-57, 63.5, 2.2) + wheel(173, 46, 1.5) + wheel(181, 46, 1.5),
      fill: mix(metal.side, metal.dark, 0.4),
    },
    // The near wing with its flaps, slats and engine.
    { d: path('M-40,18L-66,26L-150,78L-140,81L-54,38z'), fill: mix(metal.belly, metal.dark, 0.25) },
    {
      d: path('M64,10C50,8 36,10 26,14L-122,78L-150,80L-140,72L-42,18z'),
      fill: across([60, 10], [-80, 70], metal.edge, mix(metal.side, metal.edge, 0.3)),
    },
    { d: path('M64,10C50,8 36,10 26,14L-122,78'), stroke: metal.edge, width: 2.2 * size },
    {
      d: path('M-122,78L-150,80C-158,72 -163,60 -166,46L-160,45C-155,60 -146,70 -122,78z'),
      fill: metal.tail,
    },
    {
      d: path('M-52,29L-76,34M-80,44L-103,49M-106,57L-127,62'),
      stroke: mix(metal.belly, metal.dark, 0.4),
      width: 3.4 * size,
      round: true,
    },
    { d: path('M40,22L18,22L0,36L34,42z'), fill: mix(metal.side, metal.dark, 0.3) },
    {
      d: path('M70,32C73,39 73,52 69,59C44,64 8,61 -18,50C-20,47 -20,44 -18,42C8,33 42,28 70,32z'),
      fill: across([0, 26], [0, 66], metal.top, mix(metal.side, metal.belly, 0.45)),
    },
    {
      d: path('M70,32C73,39 73,52 69,59C64,60 58,60 53,60C57,52 57,40 54,32C60,31 65,31 70,32z'),
      fill: mix(metal.edge, metal.side, 0.3),
    },
    { d: path('M69,35C71,41 71,50 68.500,56C66,50 66,41 69,35z'), fill: metal.dark },
    { d: path('M-18,42L-34,46L-18,50z'), fill: metal.dark },
    {
      d: path('M-200,-10C-212,-9 -222,-6 -230,-2L-286,18L-302,18L-262,-8z'),
      fill: across([-200, -10], [-300, 16], mix(metal.top, metal.edge, 0.4), metal.side),
    },
    { d: path('M-200,-10C-212,-9 -222,-6 -230,-2L-286,18'), stroke: metal.edge, width: 1.4 * size },
  ]
}
