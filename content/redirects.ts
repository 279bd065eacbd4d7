/** Addresses that people type, and the pages that they mean. Hosts answer them with a redirect. */
import { ZONES } from './communities/directory.ts'
import { quadrants } from './communities/quadrants.ts'

const COMMUNITIES = '/communities'
const capitalized = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`

/** The page of each, by its path. */
export const redirects: Readonly<Record<string, string>> = Object.fromEntries([
  ...quadrants.flatMap(({ id, suffix }) =>
    [capitalized(id), suffix.toUpperCase(), suffix.toLowerCase()].map((typed) => [
      `${COMMUNITIES}/${typed}`,
      `${COMMUNITIES}/${id}`,
    ]),
  ),
  // No zone is called west.
  ...['west', ...ZONES.map(({ id }) => id)]
    .filter((zone) => !quadrants.some(({ id }) => id === zone))
    .flatMap((zone) => [zone, capitalized(zone)].map((typed) => [`${COMMUNITIES}/${typed}`, COMMUNITIES])),
])
