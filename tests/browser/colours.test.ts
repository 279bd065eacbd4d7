/** The pairs of colours that text and lines are drawn in keep their contrast, in both themes and on dark bands. */
import { expect, test } from './fixtures.ts'

/** WCAG's ratio for text at level AAA, and for lines and marks. */
const TEXT = 7
const LINE = 3

const SHEETS = ['src/styles/tokens.css', 'src/styles/themes.css']

/** Custom properties of the sheets: by surface, the inks of text and of lines on it. */
const PAIRS: Readonly<Record<string, { text: readonly string[]; lines?: readonly string[] }>> = {
  paper: { text: ['ink', 'ink-soft', 'gold-text', 'glacier', 'alert', 'good'], lines: ['control-line'] },
  'paper-sunk': { text: ['ink', 'ink-soft', 'gold-text'] },
  'paper-raised': { text: ['ink', 'ink-soft'], lines: ['control-line'] },
  wheat: { text: ['gold-text'] },
  'glacier-wash': { text: ['glacier'] },
  'alert-wash': { text: ['alert'] },
  'good-wash': { text: ['good'] },
  gold: { text: ['on-gold'] },
  'gold-bright': { text: ['on-gold'] },
  night: { text: ['on-night', 'on-night-soft'], lines: ['gold'] },
  'night-deep': { text: ['on-night'] },
  'night-raised': { text: ['on-night', 'on-night-soft'], lines: ['gold'] },
}

const pairs = Object.entries(PAIRS).flatMap(([surface, { text, lines = [] }]) => [
  ...text.map((ink) => ({ ink, surface, least: TEXT })),
  ...lines.map((ink) => ({ ink, surface, least: LINE })),
])

for (const colorScheme of ['light', 'dark'] as const)
  test(`every pair of colours has its contrast, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    for (const sheet of SHEETS) await page.addStyleTag({ path: sheet })
    const faint = await page.evaluate((asked) => {
      const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
      const luminance = (colour: string) => {
        if (!pen) throw new Error('no canvas to read a colour from')
        pen.fillStyle = colour
        pen.fillRect(0, 0, 1, 1)
        const [red = 0, green = 0, blue = 0] = [...pen.getImageData(0, 0, 1, 1).data].map((channel) =>
          channel <= 10 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
        )
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
      }
      return ['page', 'dark'].flatMap((tone) =>
        asked.flatMap(({ ink, surface, least }) => {
          const sample = document.body.appendChild(document.createElement('div'))
          sample.dataset.tone = tone
          sample.style.cssText = `color: var(--${ink}); background: var(--${surface})`
          const { color, backgroundColor } = getComputedStyle(sample)
          sample.remove()
          const [darker = 0, lighter = 0] = [luminance(color), luminance(backgroundColor)].sort(
            (a, b) => a - b,
          )
          const ratio = (lighter + 0.05) / (darker + 0.05)
          return ratio < least ? [`${ink} on ${surface}, ${tone}: ${ratio.toFixed(2)} of ${least}`] : []
        }),
      )
    }, pairs)
    expect(faint).toEqual([])
  })
