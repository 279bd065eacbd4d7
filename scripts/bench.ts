/**
 * `npm run bench -- NAME`: measures what no test may depend on.
 *
 *   pages   Lighthouse on every page; `-- pages --runs 1 /contact` for one
 *   visit   how soon presses show on a slow phone, and what 200 changes of page leave in memory
 *   leads   how many leads a second are stored, on both databases and with a million leads
 */
import { runNamed } from './run-named.ts'

process.exitCode = runNamed('bench', {
  pages: 'scripts/bench/pages.ts',
  visit: 'scripts/bench/visit.ts',
  leads: 'scripts/bench/leads.ts',
})
