import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { home } from '../../content/pages/home.ts'

const TYPEFACE = 'src/assets/fonts/fraunces.woff2'
/** The optical size of the headline in every window: that of a wide one, as a range of sizes weighs 1.7 kB more. */
const SIZE = 72

/**
 * A typeface rule with only the letters of the home page's headline, inlined in the page: some 4 kB, so that the
 * headline has its own face from the first paint. All letters would take 32 kB.
 */
export async function headlineFace(): Promise<string> {
  const letters = await subsetFont(await readFile(TYPEFACE), home.hero.title, {
    targetFormat: 'woff2',
    variationAxes: { opsz: SIZE },
  })
  return `@font-face{font-family:Headline;font-display:block;src:url(data:font/woff2;base64,${letters.toString('base64')})}`
}
