/** Set by `npm run test:paths -- --accept [MACHINE]`: what a machine does and shows now becomes what it shall. */
import { machineNames } from './discover.ts'

/** A machine, "all", or nothing in a test. */
const { ACCEPT_TRACES } = process.env

export const isAccepting = ACCEPT_TRACES !== undefined

/** The machines to walk: every one in a test. */
export const wantedMachines = machineNames.filter(
  (name) => ACCEPT_TRACES === undefined || ACCEPT_TRACES === 'all' || ACCEPT_TRACES === name,
)
