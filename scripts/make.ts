/**
 * `npm run make -- NAME`: makes what is committed beside the code, after its source has changed.
 *
 *   fonts      the typefaces, cut to the characters in use
 *   screens    the screenshots in docs/screens/
 *   diagrams   machines/README.md
 *   dates      today's date for pages whose words have changed, for the sitemap
 */
import { runNamed } from './run-named.ts'

process.exitCode = runNamed('make', {
  fonts: 'scripts/fonts.ts',
  screens: 'scripts/screens.ts',
  diagrams: 'scripts/draw-machines.ts',
  dates: 'scripts/page-dates.ts',
})
