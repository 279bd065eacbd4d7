/**
 * A page's only inline script: it applies the stored theme before the first paint, and afterwards adds what the paint
 * does not need. Its hash is in the content security policy.
 */

import { readFile } from 'node:fs/promises'
import { minifySync, transformWithOxc } from 'vite'
import { NEWSLETTER_CODE_PARAMETER, NEWSLETTER_PATH } from '../../content/newsletter.ts'
import { THEME_STORAGE_KEY } from '../../src/features/theme/stored-theme.ts'
import { BUILD_STORAGE_KEY, LATER_ID } from '../../src/loading/remember-build.ts'
import { SHEETS_ID } from '../../src/loading/style-sheets.ts'

/** In milliseconds: how long a page waits that has not loaded or shows no frame, such as one in a background tab. */
const LATEST = '3e3'
/** In milliseconds: how long a busy phone takes to put a frame on the screen. */
const SHOWN = 99

/**
 * At most 300 bytes, so it names the templates by their ids, which browsers make global variables, and sets handlers
 * instead of adding listeners. A page has loaded with its eager picture, and shortly after the next frame it is on the
 * screen. A visitor who has the files of this build gets them before the first paint, with the styles and typefaces: nothing
 * changes under their eyes.
 */
export const STARTER = [
  '{let d=document,s={},t,f=t=>d.head.append(t.content);',
  // Without storage, some web views have null.
  'try{s=localStorage||s}catch{}',
  `t=s['${THEME_STORAGE_KEY}'];t&&(d.documentElement.dataset.theme=t);`,
  'taps=[];onclick=e=>taps.push(e);',
  `s.${BUILD_STORAGE_KEY}==${LATER_ID}.dataset.v?f(${SHEETS_ID},f(${LATER_ID})):`,
  `(onload=()=>requestAnimationFrame(()=>setTimeout(f,${SHOWN},${LATER_ID})),setTimeout(f,${LATEST},${LATER_ID}))}`,
].join('')

/**
 * On the home page, to which newsletter mails linked before the newsletter had a page of its own: unsubscribing has to
 * work however old a mail is. A host does not see an address's fragment, and some cannot redirect by its query.
 */
const FORWARD = [
  '{let{search:s,hash:h}=location;',
  `h.startsWith('#newsletter-')&&location.replace('${NEWSLETTER_PATH}'+`,
  `s.replace('newsletter=','${NEWSLETTER_CODE_PARAMETER}=')+h.replace('newsletter-',''))}`,
].join('')

/** The home page's picture is of the hour in Calgary, and asked for as soon as the page is laid out. */
const DAYLIGHT = await blockOf('src/features/daylight/daylight.ts', 'showDaylight()')

/** One of our modules without imports, as a small block that runs `call`. */
async function blockOf(file: string, call: string): Promise<string> {
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file)
  return minifySync(file, `{${code.replace(/^export /gm, '')};${call}}`).code
}

export const HOME_STARTER = FORWARD + DAYLIGHT + STARTER

/** The starter of the page at `path`. */
export const starterOf = (path: string): string => (path === '/' ? HOME_STARTER : STARTER)
