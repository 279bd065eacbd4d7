/**
 * The build for the browser tests, its keys and its list of pages. It has a folder of its own, because `npm start`
 * serves `dist/`, built with other keys.
 */

import { readFile } from 'node:fs/promises'
import * as v from 'valibot'

/** The keys built into the site. Every backend behind it must use the same ones. */
export const KEYS_FOLDER = '.local/browser-tests'
/** The paths of its pages, as JSON. */
export const PATHS_FILE = `${KEYS_FOLDER}/paths.json`
export const SITE_FOLDER = `${KEYS_FOLDER}/site`

export const readPaths = async () =>
  v.parse(v.array(v.string()), JSON.parse(await readFile(PATHS_FILE, 'utf8')))

/** The file of a page. */
export const pageFile = (path: string) => `${SITE_FOLDER}${path === '/' ? '/index' : path}.html`
