/** Text as outlines, so that a card looks the same whatever typefaces the machine has. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Blob, Face, Font, Buffer as GlyphBuffer, shape } from 'harfbuzzjs'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)

/** Latin with its accents, and the punctuation of the site's copy. */
const CHARACTERS = `${String.fromCharCode(...Array.from({ length: 0x17f - 0x20 }, (_, index) => index + 0x20))}–—‘’“”…•→`

export type Typeface = {
  /** In pixels. */
  width(text: string, size: number): number
  /** SVG of one line whose baseline begins at `x` and `y`, in pixels. */
  line(text: string, place: { x: number; y: number; size: number; fill: string }): string
}

/** One instance of a variable typeface, from a file in `node_modules`. `tracking` is in ems. */
export async function loadTypeface(
  file: string,
  instance: Record<string, number>,
  tracking = 0,
): Promise<Typeface> {
  const source = await readFile(require.resolve(file))
  const options = { targetFormat: 'sfnt', variationAxes: instance } as const
  const face = new Face(new Blob(await subsetFont(source, CHARACTERS, options)), 0)
  const font = new Font(face)
  const { upem } = face

  /** The glyphs of a text, each with its distance from the start, in font units; and the distance of the end. */
  const lay = (text: string) => {
    const buffer = new GlyphBuffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    shape(font, buffer)
    let end = 0
    const glyphs = buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0, xOffset = 0 }) => {
      const at = end + xOffset
      end += xAdvance + tracking * upem
      return { outline: font.glyphToPath(codepoint), at }
    })
    return { glyphs, end }
  }

  return {
    width: (text, size) => (lay(text).end * size) / upem,
    line: (text, { x, y, size, fill }) => {
      const scale = size / upem
      const outlines = lay(text).glyphs.map(({ outline, at }) =>
        outline ? `<path transform="translate(${at.toFixed(1)})" d="${outline}"/>` : '',
      )
      // The outlines' own y axis points up.
      return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${outlines.join('')}</g>`
    },
  }
}
