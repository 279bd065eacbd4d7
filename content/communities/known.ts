/** Which community an address names, and what is said about it. */
import { factsRows } from './facts.ts'

const byLowerCase = new Map(Object.keys(factsRows).map((name) => [name.toLowerCase(), name]))

/**
 * The community that is named alone or between commas, such as in "14 Elm Place, Ramsay". Not one whose name is part of a
 * street's: Mission Road is not in Mission.
 */
export function communityIn(address: string): string | undefined {
  return address
    .split(',')
    .map((part) => byLowerCase.get(part.trim().toLowerCase()))
    .find((name) => name !== undefined)
}
