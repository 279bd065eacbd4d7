/** A walk of a trace on the built site, as a visitor would. */
import type { Page } from 'playwright/test'
import type { MachineName } from '../../machines/index.ts'
import type { Trace } from '../../machines/kit/trace.ts'
import { walkSite } from '../path-harness/chromium/walk-site.ts'
import type { Fixture } from '../path-harness/fixture.ts'
import type { Screen } from '../path-harness/screen.ts'
import type { Walked } from '../path-harness/walk-machine.ts'
import type { Site } from './fixtures.ts'

type Walk = { machine: MachineName; fixture: Fixture; screen: Screen; trace: Trace }

/** Resolves to what was walked. A failure says how to replay it. */
export async function walkAsVisitor(page: Page, site: Site, walk: Walk): Promise<Walked> {
  const { machine, fixture, screen, trace } = walk
  try {
    return await walkSite(page, site, { fixture, screen, trace })
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new Error(
      `"${trace.name}" fails.\n${why}\nReplay it: npm run test:paths -- --replay ${machine}/${trace.id} --level 3`,
      { cause: error },
    )
  }
}
