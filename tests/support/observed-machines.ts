/** Replaces the hook that runs the site's machines by one that notes what they do: for the tests' own build alone. */
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const HOOK = /\/src\/browser\/use-machine-actor\.ts$/
const OBSERVED_HOOK = 'tests/path-harness/observe.ts'

export function observedMachines(): Plugin {
  return {
    name: 'northbow:observed-machines',
    enforce: 'pre',
    load: {
      filter: { id: HOOK },
      // Under the hook's own name, so that it stays in the file of the build in which it is shipped.
      handler: () => `export { useMachineActor } from ${JSON.stringify(resolve(OBSERVED_HOOK))}`,
    },
  }
}
