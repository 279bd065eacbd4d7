/** Where the build for the browser tests stores its keys and its list of pages. */

/** The keys built into the site. Every backend behind it must use the same ones. */
export const KEYS_FOLDER = '.local/browser-tests'
/** The paths of its pages, as JSON. */
export const PATHS_FILE = `${KEYS_FOLDER}/paths.json`
