/**
 * `npm run make -- fonts`: subsets the two typefaces to what the site uses, and writes their style sheet. Each has
 * fallbacks scaled to its metrics, so that the layout does not shift when the font loads.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fromBuffer } from '@capsizecss/unpack'
import subsetFont from 'subset-font'
import { DEVICE_FONTS, type Metrics } from './fonts/device-fonts.ts'

/** The characters of English copy: all that most pages load. */
const COMMON = [
  ...Array.from({ length: 95 }, (_, index) => 0x20 + index),
  ...[...'\u00a0·×²³½¼¢€®™–—‘’“”•…−→←↑↓✓'].map((character) => character.charCodeAt(0)),
]

/** The rest of Latin-1, for names like Montréal, in files that load only where a page needs them. */
const ACCENTED = Array.from({ length: 96 }, (_, index) => 0xa0 + index).filter(
  (code) => !COMMON.includes(code),
)

const FOLDER = 'src/assets/fonts'
const STYLESHEET = 'src/styles/fonts.css'
const require = createRequire(import.meta.url)

/** A font of the visitor's device: Linux has others of the same metrics. */
type Local = { names: readonly [string, ...string[]]; metrics: Metrics }

/** Stands in for the font until that is loaded. */
type Fallback = {
  family: string
  /** Other than 400, which is what browsers take it for. */
  weights?: string
  /** The instance of the font whose metrics it takes. */
  instance: Record<string, number>
  /** Length of the site's own copy in proportion to that of average English, which ignores kerning. */
  fit: number
  locals: readonly Local[]
}

type Face = {
  family: string
  source: string
  file: string
  axes: Record<string, number | { min: number; max: number; default: number }>
  weights?: string
  fallbacks: readonly Fallback[]
}

const SERIFS: readonly Local[] = [
  { names: ['Georgia'], metrics: DEVICE_FONTS.georgia },
  { names: ['Noto Serif'], metrics: DEVICE_FONTS.notoSerif },
  { names: ['Times New Roman', 'Liberation Serif'], metrics: DEVICE_FONTS.timesNewRoman },
]

const DISPLAY = { fit: 1, locals: SERIFS } as const

const FACES: readonly Face[] = [
  {
    family: 'Fraunces',
    source: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    file: 'fraunces',
    // Browsers set the optical size to the font size, so that hairlines hold at every size. It ends at 72,
    // because the hairlines of larger ones are too thin for screens with one device pixel per CSS pixel.
    axes: { opsz: { min: 18, max: 72, default: 72 }, wght: 410 },
    fallbacks: [
      // Letters are narrower at large sizes, so titles need fallbacks of their own, on phones and on wide screens.
      { ...DISPLAY, family: 'Fraunces Fallback', instance: { opsz: 32, wght: 410 }, fit: 1.005 },
      { ...DISPLAY, family: 'Fraunces Small Title Fallback', instance: { opsz: 44, wght: 410 } },
      { ...DISPLAY, family: 'Fraunces Title Fallback', instance: { opsz: 66, wght: 410 } },
    ],
  },
  {
    family: 'Instrument Sans',
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    file: 'instrument-sans',
    axes: { wght: { min: 400, max: 620, default: 400 } },
    weights: '400 620',
    fallbacks: [
      {
        family: 'Instrument Sans Fallback',
        instance: { wght: 400 },
        fit: 0.989,
        locals: [
          { names: ['Arial', 'Liberation Sans'], metrics: DEVICE_FONTS.arial },
          { names: ['Roboto'], metrics: DEVICE_FONTS.roboto },
        ],
      },
      {
        family: 'Instrument Sans Fallback',
        weights: '560 620',
        instance: { wght: 620 },
        fit: 0.996,
        locals: [
          { names: ['Arial Bold', 'Liberation Sans Bold'], metrics: DEVICE_FONTS.arialBold },
          { names: ['Roboto Bold', 'Roboto'], metrics: DEVICE_FONTS.robotoBold },
        ],
      },
    ],
  },
]

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

const weightsOf = (weights?: string) => (weights ? `  font-weight: ${weights};\n` : '')

/** A local font, scaled so that its lines are as long and as tall as those of `font`. */
function fallback({ family, weights, fit }: Fallback, font: Metrics, { names, metrics }: Local): string {
  const scale = (fit * font.xWidthAvg) / font.unitsPerEm / (metrics.xWidthAvg / metrics.unitsPerEm)
  const share = (length: number) => percent(length / (font.unitsPerEm * scale))
  return `@font-face {
  font-family: "${family} (${names[0].replace(' Bold', '')})";
  src: ${names.map((name) => `local("${name}")`).join(', ')};
${weightsOf(weights)}  size-adjust: ${percent(scale)};
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

async function write({ family, source, file, axes, weights, fallbacks }: Face): Promise<string> {
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
${weightsOf(weights)}  unicode-range: ${unicodeRange(codes)};
  font-display: swap;
}
`
  }
  const substitutes = await Promise.all(
    fallbacks.map(async (one) => {
      const metrics: Metrics = await fromBuffer(await subset(COMMON, one.instance))
      return one.locals.map((local) => fallback(one, metrics, local))
    }),
  )
  return [await cut(file, COMMON), await cut(`${file}-accented`, ACCENTED), ...substitutes.flat()].join('\n')
}

const sheets = await Promise.all(FACES.map(write))
await writeFile(STYLESHEET, `/* Written by \`npm run make -- fonts\`. */\n${sheets.join('\n')}`)
