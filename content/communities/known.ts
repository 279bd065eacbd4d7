/** Which community an address names, and the sentence about it. */
import { factsRows } from './facts.ts'

const byLowerCase = new Map(Object.keys(factsRows).map((name) => [name.toLowerCase(), name]))

/**
 * The community named alone or between commas, as in "14 Elm Place, Ramsay". A street's name does not count: Mission
 * Road is not in Mission.
 */
export function communityIn(address: string): string | undefined {
  return address
    .split(',')
    .map((part) => byLowerCase.get(part.trim().toLowerCase()))
    .find((name) => name !== undefined)
}
