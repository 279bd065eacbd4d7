/** What the build of the browser tests leaves for those who look at it. */

/** Its backend's keys: every backend behind it must have the same. */
export const KEYS_FOLDER = '.local/browser-tests'
/** The paths of its pages, as JSON. */
export const PATHS_FILE = `${KEYS_FOLDER}/paths.json`
