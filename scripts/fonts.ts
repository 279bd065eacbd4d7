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

/** The characters of English copy: all that most pages load. */
const COMMON = [
  ...Array.from({ length: 95 }, (_, index) => 0x20 + index),
  ...[...'\u00a0·×²³½¼€™–—‘’“”•…−→←↑↓✓'].map((character) => character.charCodeAt(0)),
]

/** The rest of Latin-1, for names like Montréal, in files that load only where a page needs them. */
const ACCENTED = Array.from({ length: 96 }, (_, index) => 0xa0 + index).filter(
  (code) => !COMMON.includes(code),
)

const FOLDER = 'src/assets/fonts'
const STYLESHEET = 'src/styles/fonts.css'
const require = createRequire(import.meta.url)

type Metrics = { ascent: number; descent: number; lineGap: number; unitsPerEm: number; xWidthAvg: number }
type Local = { name: string; metrics: Metrics }

type Face = {
  family: string
  source: string
  file: string
  axes: Record<string, number | { min: number; max: number; default: number }>
  weights: string
  /** Names of the fallbacks, each with the instance whose metrics it takes. */
  fallbacks: Record<string, Record<string, number>>
  locals: readonly Local[]
}

const FACES: readonly Face[] = [
  {
    family: 'Fraunces',
    source: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    file: 'fraunces',
    // Browsers set the optical size to the font size, so that hairlines hold at every size. It ends at 72,
    // because the hairlines of larger ones are too thin for screens with one device pixel per CSS pixel.
    axes: { opsz: { min: 18, max: 72, default: 72 }, wght: 410 },
    weights: '400',
    // Letters are narrower at large sizes, so titles need a fallback of their own.
    fallbacks: {
      'Fraunces Fallback': { opsz: 32, wght: 410 },
      'Fraunces Title Fallback': { opsz: 66, wght: 410 },
    },
    locals: [
      { name: 'Georgia', metrics: georgia },
      { name: 'Noto Serif', metrics: notoSerif },
    ],
  },
  {
    family: 'Instrument Sans',
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    file: 'instrument-sans',
    axes: { wght: { min: 400, max: 620, default: 400 } },
    weights: '400 620',
    fallbacks: { 'Instrument Sans Fallback': { wght: 400 } },
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
  font-family: "${family} (${name})";
  src: local("${name}");
  size-adjust: ${percent(scale)};
  ascent-override: ${share(font.ascent)};
  descent-override: ${share(Math.abs(font.descent))};
  line-gap-override: ${share(font.lineGap)};
}
`
}

/** Code points as CSS writes them: "U+20-7E, U+B7". */
function unicodeRange(codes: readonly number[]): string {
  const hex = (code: number) => code.toString(16).toUpperCase()
  const runs: [first: number, last: number][] = []
  for (const code of codes.toSorted((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run && run[1] === code - 1) run[1] = code
    else runs.push([code, code])
  }
  return runs.map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(', ')
}

async function write({ family, source, file, axes, weights, fallbacks, locals }: Face): Promise<string> {
  const whole = await readFile(require.resolve(source))
  const subset = (codes: readonly number[], variationAxes: Face['axes']) =>
    subsetFont(whole, String.fromCodePoint(...codes), { targetFormat: 'woff2', variationAxes })
  const cut = async (name: string, codes: readonly number[]) => {
    const font = await subset(codes, axes)
    await writeFile(`${FOLDER}/${name}.woff2`, font)
    console.info(`${name}.woff2: ${font.byteLength} bytes`)
    return `@font-face {
  font-family: "${family}";
  src: url("../assets/fonts/${name}.woff2") format("woff2");
  font-weight: ${weights};
  unicode-range: ${unicodeRange(codes)};
  font-display: swap;
}
`
  }
  const substitutes = await Promise.all(
    Object.entries(fallbacks).map(async ([name, instance]) => {
      const metrics: Metrics = await fromBuffer(await subset(COMMON, instance))
      return locals.map((local) => fallback(name, metrics, local))
    }),
  )
  return [await cut(file, COMMON), await cut(`${file}-accented`, ACCENTED), ...substitutes.flat()].join('\n')
}

const sheets = await Promise.all(FACES.map(write))
await writeFile(STYLESHEET, `/* Written by \`npm run fonts\`. */\n${sheets.join('\n')}`)
