/** Going live, rehearsed in a copy: with every sample replaced, the launch check and the tests of the content pass. */
import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { filled } from '../../scripts/launch/fill-samples.ts'

// The rehearsal itself runs the unit tests in its copy.
it.skipIf(process.env.LAUNCH_REHEARSAL)(
  'a site with its own brand, domain, phone number, claims and pages passes',
  () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'scripts/rehearse-launch.ts', 'tests/content'],
      { encoding: 'utf8' },
    )
    expect(stderr).not.toMatch(/FAIL|failed/)
    expect(stdout).toContain('All of it passes.')
    expect(status).toBe(0)
  },
)

it('says which expected sample is no longer there', () => {
  expect(() => filled('content/claims.ts', 'export const claims = {}')).toThrow(
    'content/claims.ts no longer contains',
  )
})
