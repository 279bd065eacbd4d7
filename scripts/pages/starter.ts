/**
 * The only inline script: it applies the stored theme before the first paint, and after it adds what the paint
 * does not need. Its hash is in the content security policy.
 */

import { THEME_STORAGE_KEY } from '../../src/features/theme/stored-theme.ts'
import { BUILD_STORAGE_KEY, LATER_ID } from '../../src/loading/later.ts'
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
