/**
 * `npm run fonts`: subsets the two typefaces to what the site uses, and writes their style sheet. Each has
 * fallbacks scaled to its metrics, so that the layout does not shift when the font loads.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import arial from '@capsizecss/metrics/arial'
import georgia from '@capsizecss/metrics/georgia'
import notoSerif from '@capsizecss/metrics/notoSerif'
import roboto from '@capsizecss/metrics/roboto'
import { fromBuffer } from '@capsizecss/unpack'
import subsetFont from 'subset-font'

/** Latin-1 and the typographic characters that the copy may use. */
const TEXT = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...Array.from({ length: 96 }, (_, index) => String.fromCodePoint(0xa0 + index)),
  ...'–—‘’“”•…€™−→←↑↓×½¼³²·✓',
].join('')

const FOLDER = 'src/assets/fonts'
const STYLESHEET = 'src/styles/fonts.css'
const require = createRequire(import.meta.url)

type Metrics = { ascent: number; descent: number; lineGap: number; unitsPerEm: number; xWidthAvg: number }
type Local = { name: string; metrics: Metrics }

const FRAUNCES = '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2'

/** Digits, the characters used within numbers, and the superscripts two and three. */
const FIGURES = { range: 'U+24-25, U+28-29, U+2B-39, U+B2-B3', text: '$%()+,-./0123456789²³' }

type Face = {
  family: string
  source: string
  file: string
  axes: Record<string, number | { min: number; max: number; default: number }>
  weights: string
  /** The characters of the face, if not all. */
  only?: { range: string; text: string }
  locals: readonly Local[]
}

const FACES: readonly Face[] = [
  {
    family: 'Fraunces',
    source: FRAUNCES,
    file: 'fraunces.woff2',
    // For display sizes only: one optical size, and no weight above 640.
    axes: { opsz: 96, wght: { min: 300, max: 640, default: 400 } },
    weights: '300 640',
    locals: [
      { name: 'Georgia', metrics: georgia },
      { name: 'Noto Serif', metrics: notoSerif },
    ],
  },
  {
    family: 'Fraunces',
    source: FRAUNCES,
    file: 'fraunces-figures.woff2',
    // A sturdier optical size, because at small sizes the display cut's 3 looks like a 5.
    axes: { opsz: 36, wght: { min: 300, max: 640, default: 400 } },
    weights: '300 640',
    only: FIGURES,
    locals: [],
  },
  {
    family: 'Instrument Sans',
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    file: 'instrument-sans.woff2',
    axes: { wght: { min: 400, max: 700, default: 400 } },
    weights: '400 700',
    locals: [
      { name: 'Arial', metrics: arial },
      { name: 'Roboto', metrics: roboto },
    ],
  },
]

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

/** A local font, scaled so that its lines are as long and as tall as those of `font`. */
function fallback(family: string, font: Metrics, { name, metrics }: Local): string {
  const scale = font.xWidthAvg / font.unitsPerEm / (metrics.xWidthAvg / metrics.unitsPerEm)
  const share = (length: number) => percent(length / (font.unitsPerEm * scale))
  return `@font-face {
  font-family: "${family} Fallback (${name})";
  src: local("${name}");
  size-adjust: ${percent(scale)};
  ascent-override: ${share(font.ascent)};
  descent-override: ${share(Math.abs(font.descent))};
  line-gap-override: ${share(font.lineGap)};
}
`
}

const sheets = await Promise.all(
  FACES.map(async ({ family, source, file, axes, weights, only, locals }) => {
    const font = await subsetFont(await readFile(require.resolve(source)), only?.text ?? TEXT, {
      targetFormat: 'woff2',
      variationAxes: axes,
    })
    await writeFile(`${FOLDER}/${file}`, font)
    console.info(`${file}: ${font.byteLength} bytes`)
    const metrics: Metrics = await fromBuffer(font)
    const face = `@font-face {
  font-family: "${family}";
  src: url("../assets/fonts/${file}") format("woff2");
  font-weight: ${weights};${only ? `\n  unicode-range: ${only.range};` : ''}
  font-display: swap;
}
`
    return [face, ...locals.map((local) => fallback(family, metrics, local))].join('\n')
  }),
)
await writeFile(STYLESHEET, `/* Written by \`npm run fonts\`. */\n${sheets.join('\n')}`)
