/**
 * The only inline script: it applies the stored theme before the first paint, and after it adds what the paint
 * does not need. Its hash is in the content security policy.
 */
import { BUILD_STORAGE_KEY, LATER_ID } from '../../src/browser/later.ts'
import { THEME_STORAGE_KEY } from '../../src/features/theme/stored-theme.ts'

/** In milliseconds: how long a page waits that has not loaded or shows no frame, such as one in a background tab. */
const LATEST = '3e3'
/** In milliseconds: how long a busy phone takes to put a frame on the screen. */
const SHOWN = 99

/**
 * At most 300 bytes, so it names the template by its id, which browsers make a global variable, and sets
 * handlers instead of adding listeners. A page has loaded with its eager picture, and shortly after the next frame it is on the screen. A visitor who has the files of this build gets them before the first paint:
 * nothing changes under their eyes.
 */
export const STARTER = [
  `{let d=document,s={},f=()=>d.head.append(${LATER_ID}.content);`,
  'try{s=localStorage}catch{}',
  `let t=s['${THEME_STORAGE_KEY}'];t&&(d.documentElement.dataset.theme=t);`,
  'taps=[];onclick=e=>taps.push(e);',
  `s.${BUILD_STORAGE_KEY}==${LATER_ID}.dataset.build?f():`,
  `(onload=()=>requestAnimationFrame(()=>setTimeout(f,${SHOWN})),setTimeout(f,${LATEST}))}`,
].join('')
